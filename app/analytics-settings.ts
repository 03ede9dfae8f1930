import { z } from 'zod';
import { url } from './setting-kinds.js';

/** Visitor statistics, which run only after consent. */
export const analyticsSettings = {
  ANALYTICS_SCRIPT: url.optional(),
  ANALYTICS_SITE: z
    .string()
    .regex(/^[\w.-]{1,100}$/, 'must be letters, digits, dots, hyphens and underscores')
    .optional(),
};

type Analytics = z.output<z.ZodObject<typeof analyticsSettings>>;

/** The script needs the site's number, and the number its script. */
export const analyticsFaults = ({ ANALYTICS_SCRIPT, ANALYTICS_SITE }: Analytics): readonly string[] =>
  (ANALYTICS_SCRIPT === undefined) === (ANALYTICS_SITE === undefined)
    ? []
    : ['ANALYTICS_SCRIPT, ANALYTICS_SITE: must be set together'];

export const analyticsOf = ({ ANALYTICS_SCRIPT, ANALYTICS_SITE }: Analytics) =>
  ANALYTICS_SCRIPT === undefined || ANALYTICS_SITE === undefined
    ? null
    : { script: new URL(ANALYTICS_SCRIPT).href, site: ANALYTICS_SITE };
