import { useRef } from 'react';
import { ApiError } from '@rrr/kit/base';
import { FormBody, FormPage, type FormField, type StoredRecord } from '@rrr/kit/desk';
import { piece } from '../piece.js';
import { useSay } from '../use-say.js';

type Track = {
  name: string;
  city: string | null;
  email: string | null;
  surface: string;
  opens: string | null;
  fee: number | null;
  gates: number | null;
  night: boolean;
  notes: string | null;
};
const track: Track = {
  name: 'Rimrock Park',
  city: 'Bend',
  email: 'office@example.com',
  surface: 'dirt',
  opens: '2026-05-02',
  fee: 4500,
  gates: 40,
  night: false,
  notes: null,
};
const stored: StoredRecord<Track> = { values: track, version: 1 };

const useFields = (): readonly FormField<keyof Track>[] => {
  const say = useSay();
  return [
    { name: 'name', kind: 'text', label: say('Name', 'Nom'), required: true, limit: 120 },
    { name: 'city', kind: 'text', label: say('City', 'Ville'), limit: 100 },
    {
      name: 'email',
      kind: 'email',
      label: say('E-mail', 'Courriel'),
      help: say('Riders write to this address.', 'Les pilotes écrivent à cette adresse.'),
    },
    {
      name: 'surface',
      kind: 'select',
      label: say('Surface', 'Surface'),
      options: [
        { value: 'dirt', label: say('Dirt', 'Terre') },
        { value: 'asphalt', label: say('Asphalt', 'Asphalte') },
      ],
    },
    { name: 'opens', kind: 'date', label: say('Opens', 'Ouverture') },
    { name: 'fee', kind: 'money', currency: 'USD', label: say('Fee', 'Frais') },
    { name: 'gates', kind: 'number', min: 1, max: 60, label: say('Starting gates', 'Barrières de départ') },
    { name: 'night', kind: 'checkbox', label: say('Lit at night', 'Éclairée la nuit') },
    { name: 'notes', kind: 'textarea', label: say('Notes', 'Notes'), limit: 500 },
  ];
};
const aMoment = () => new Promise((resolve) => setTimeout(resolve, 600));

interface ShownProps {
  loaded?: boolean;
  error?: unknown;
  first?: 'stale' | 'refused';
}
/** `first`: what becomes of the first save; the next one is done. */
const Shown = ({ loaded = true, error, first }: ShownProps) => {
  const [say, fields] = [useSay(), useFields()];
  const saves = useRef(0);
  const now = useRef(stored);
  const theirs = { values: { ...track, city: 'Sisters', fee: 5000 }, version: 2 };
  const save = async (change: Partial<Track>, version: number): Promise<StoredRecord<Track>> => {
    await aMoment();
    saves.current += 1;
    const refusal = saves.current === 1 ? first : undefined;
    if (refusal === 'stale') {
      now.current = theirs;
      const detail = say('Someone else saved changes meanwhile.', 'Une autre personne a enregistré des modifications.');
      throw new ApiError({ status: 409, code: 'STALE_EDIT', detail, requestId: '' });
    }
    if (refusal === 'refused') {
      const detail = say('This address takes no mail.', 'Cette adresse ne reçoit pas de courriel.');
      const errors = [{ path: 'email', code: 'format', detail }];
      throw new ApiError({ status: 400, code: 'VALIDATION_FAILED', detail, requestId: '', errors });
    }
    now.current = { values: { ...now.current.values, ...change }, version: version + 1 };
    return now.current;
  };
  return (
    <FormPage
      title={say('Track', 'Piste')}
      lead={say('What riders read before they come.', 'Ce que les pilotes lisent avant de venir.')}
      fields={fields}
      stored={loaded ? stored : undefined}
      error={error}
      onRetry={() => {}}
      reload={async () => {
        await aMoment();
        return now.current;
      }}
      save={save}
      saved={say('The track is saved.', 'La piste est enregistrée.')}
      submit={say('Save track', 'Enregistrer la piste')}
    />
  );
};

/** A form that stands among other parts of a page. */
const Body = () => {
  const [say, fields] = [useSay(), useFields()];
  return (
    <FormBody
      fields={fields.slice(0, 2)}
      stored={stored}
      reload={() => Promise.resolve(stored)}
      save={async (change, version) => {
        await aMoment();
        return { values: { ...track, ...change }, version: version + 1 };
      }}
      saved={say('The track is saved.', 'La piste est enregistrée.')}
      submit={say('Save track', 'Enregistrer la piste')}
    />
  );
};

export const formPage = piece('FormPage, FormBody', 'desk', [
  [['Saves', 'Enregistre'], () => <Shown />],
  [
    [
      'Someone else saved meanwhile: change the city and save',
      'Modifiée entre-temps\u00a0: changez la ville et enregistrez',
    ],
    () => <Shown first="stale" />,
  ],
  [
    ['A field is refused: change anything and save', 'Un champ est refusé\u00a0: changez un champ et enregistrez'],
    () => <Shown first="refused" />,
  ],
  [['Without its page', 'Sans sa page'], Body],
  [['Loading', 'Chargement'], () => <Shown loaded={false} />],
  [['Did not load', 'Ne s’est pas chargée'], () => <Shown loaded={false} error={new Error('')} />],
]);
