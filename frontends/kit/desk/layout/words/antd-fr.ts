import type { en } from './antd-en.js';

export const fr: typeof en = async () => (await import('antd/es/locale/fr_FR')).default;
