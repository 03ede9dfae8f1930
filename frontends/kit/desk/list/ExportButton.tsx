import { useState } from 'react';
import { DownloadOutlined } from '@ant-design/icons';
import type { Endpoint, FileFormat } from '@rrr/contract';
import { problemOf, useLocale } from '@rrr/kit/base';
import { Disclosure } from '../pieces/Disclosure.js';
import { useWords } from '../words/use-words.js';
import { download } from './download.js';

export interface Export {
  endpoint: Endpoint;
  params?: Record<string, string>;
  /** what it is asked for beside the list's own filters */
  query?: Record<string, string>;
}

const FORMATS = ['csv', 'xlsx'] as const satisfies readonly FileFormat[];

interface Props {
  of: Export;
  /** what the list asks for; its page is left out, for a file holds all pages */
  query: object;
}

/** The list as a file: the same filters and the same order, from the first row to the last. */
export const ExportButton = ({ of: { endpoint, params, query: also }, query }: Props) => {
  const [words, locale] = [useWords(), useLocale()];
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const save = async (format: FileFormat): Promise<void> => {
    setBusy(true);
    setProblem(undefined);
    const { page: _, limit: __, ...asked } = { ...query, ...also } as Record<string, unknown>;
    const texts = { network: words('list.exportLost'), unexpected: words('list.exportFailed') };
    try {
      await download(endpoint, { params: params ?? {}, query: { ...asked, format } }, locale, texts);
    } catch (error) {
      setProblem(problemOf(error)?.detail ?? texts.unexpected);
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className="desk-export">
      <Disclosure
        busy={busy}
        label={
          <>
            <DownloadOutlined aria-hidden /> {words(busy ? 'list.exporting' : 'list.export')}
          </>
        }
      >
        {(close) =>
          FORMATS.map((format) => (
            <button
              key={format}
              type="button"
              className="button quiet"
              onClick={() => {
                close();
                if (!busy) void save(format);
              }}
            >
              {words(`list.formats.${format}`)}
            </button>
          ))
        }
      </Disclosure>
      {problem !== undefined && (
        <p className="desk-problem" role="alert">
          {problem}
        </p>
      )}
    </div>
  );
};
