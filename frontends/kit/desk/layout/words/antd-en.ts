import type { Locale as AntdLocale } from 'antd/es/locale';

/** antd speaks English unless told otherwise. */
export const en = (): Promise<AntdLocale | undefined> => Promise.resolve(undefined);
