import type { Locale } from '@rrr/contract';
import type { Locale as AntdLocale } from 'antd/es/locale';

/** antd speaks English unless told otherwise, so only French is fetched. */
export const antdWords = async (locale: Locale): Promise<AntdLocale | undefined> =>
  locale === 'fr' ? (await import('antd/es/locale/fr_FR')).default : undefined;
