import { bareOfLanguage } from '@rrr/records/languages';

export { withoutLanguage as bare } from '@rrr/kit/base';
export { inLanguage as inLocale, localeOfPath as localeOf } from '@rrr/records/languages';

/** Whether a path belongs to the area of a role, which a remote fills. */
export const isArea = (pathname: string): boolean =>
  /^\/auth\/(admin|rider|dealer|promoter)(\/|$)/.test(bareOfLanguage(pathname));
