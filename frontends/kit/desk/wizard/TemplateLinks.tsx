import { getImportTemplate, type Request } from '@rrr/contract';
import { buildRequest, useLocale } from '@rrr/kit/base';
import { useWords } from './words.js';

const FORMATS = ['csv', 'xlsx'] as const;

/** A template to fill in, with headers in the reader's language and two example rows. */
export const TemplateLinks = ({ kind }: Request<typeof getImportTemplate>['params']) => {
  const [words, locale] = [useWords(), useLocale()];
  return (
    <span className="desk-templates">
      <span>{words('templates')}</span>
      {FORMATS.map((format) => (
        <a
          key={format}
          download
          href={buildRequest(getImportTemplate, { params: { kind }, query: { format, lang: locale } }, locale).url}
        >
          {words(`formats.${format}`)}
        </a>
      ))}
    </span>
  );
};
