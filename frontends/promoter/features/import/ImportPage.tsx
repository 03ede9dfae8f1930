import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { useParams, useSearchParams } from 'react-router-dom';
import type { EventDetail, ResultsImport } from '@rrr/contract';
import { useHost, usePath } from '@rrr/kit/base';
import { DeskFrame, FormErrors, Page, Steps, UploadProgress, useImport } from '@rrr/kit/desk';
import { api, useEventQuery } from '../../api.js';
import { useWords } from '../../words/use-words.js';
import { ChooseFile } from './ChooseFile.js';
import { sendClassResults, type ResultsReading } from './class-results.js';
import { Preview } from './Preview.js';
import { Stored } from './Stored.js';

const STEP = { choose: 0, reading: 0, preview: 1, storing: 1, stored: 3 } as const;

/**
 * The way of one class's results: class and file → what they would store and pay → stored. Nothing is written before
 * the confirmation.
 */
const Import = ({ event, asked }: { event: EventDetail; asked: string }) => {
  const { http } = useHost();
  const [words, path, dispatch] = [useWords(), usePath(), useDispatch()];
  const [classId, setClassId] = useState(asked);
  const inClass = event.classes.find((it) => it._id === classId);
  const it = useImport<ResultsReading, ResultsImport>({
    fields: { classId, choices: [] },
    send: sendClassResults(http, event._id),
    onStored: () => dispatch(api.util.invalidateTags(['event'])),
  });
  const lost = it.problem !== undefined && (it.problem.status === 0 || it.problem.status >= 500);
  const problem =
    it.problem && (lost && it.failed === 'storing' ? { ...it.problem, detail: words('wizard.unheard') } : it.problem);
  const outdated = it.problem?.code === 'PREVIEW_OUTDATED';
  const choosing = it.phase === 'choose' || (it.phase === 'reading' && !it.preview);
  return (
    <Page
      title={words('wizard.title')}
      lead={[inClass?.name, event.title].filter(Boolean).join(' · ')}
      back={{ to: path(`/event/${event._id}`), label: words('wizard.back') }}
    >
      <Steps
        steps={[words('wizard.steps.file'), words('wizard.steps.preview'), words('wizard.steps.stored')]}
        current={it.phase === 'reading' && it.preview ? 1 : STEP[it.phase]}
      />
      {outdated ? (
        <div className="alert wait" role="alert">
          <strong>{problem?.detail}</strong>
          {it.phase === 'preview' && <span>{words('wizard.outdated')}</span>}
        </div>
      ) : (
        <FormErrors error={problem} />
      )}
      {lost && it.failed && (
        <div>
          <button type="button" className="button primary" onClick={it.retry}>
            {words('wizard.retry')}
          </button>
        </div>
      )}
      {it.phase === 'reading' && it.file && <UploadProgress name={it.file.name} share={it.progress} />}
      {choosing && it.phase !== 'reading' && (
        <ChooseFile
          classes={event.classes}
          classId={inClass?._id}
          onClass={setClassId}
          onFile={(file) => it.choose(file, { classId, choices: [] })}
        />
      )}
      {!choosing && it.phase !== 'stored' && it.preview && inClass && (
        <Preview state={it} preview={it.preview} inClass={inClass} />
      )}
      {it.phase === 'stored' && it.preview && inClass && <Stored stored={it.preview} inClass={inClass} event={event} />}
    </Page>
  );
};

/** Stands where the event's page has loaded the event already, so nothing is asked for twice. */
export const ImportPage = () => {
  const { eventId = '' } = useParams();
  const [params] = useSearchParams();
  const { data } = useEventQuery({ params: { eventId } });
  return data ? (
    <DeskFrame>
      <Import event={data.event} asked={params.get('class') ?? ''} />
    </DeskFrame>
  ) : null;
};
