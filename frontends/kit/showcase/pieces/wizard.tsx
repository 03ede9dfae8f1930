import type { PatternsImport } from '@rrr/contract';
import { ImportWizard, Wizard, WizardBar, type ImportKind } from '@rrr/kit/desk';
import { piece } from '../piece.js';
import { problems } from '../samples.js';
import { useSay } from '../use-say.js';

const preview = (name: string, wrong: PatternsImport['problems']): PatternsImport => ({
  applied: false,
  importId: null,
  file: { name, format: 'csv', encoding: 'utf-8', headerLine: 1 },
  added: 2,
  known: 14,
  rows: [
    { line: 2, model: 'CRF450R', year: 2026, pattern: 'JH2PE*' },
    { line: 3, model: 'CRF250R', year: 2026, pattern: 'JH2ME*' },
  ],
  problems: /bad/.test(name) ? wrong : [],
  shared: [],
  report: {
    counts: { title: 0, header: 1, read: 2, refused: /bad/.test(name) ? wrong.length : 0, leftOut: 0 },
    leftOut: [],
    columns: [{ index: 3, header: 'CC', field: null, samples: ['450', '250'] }],
  },
  mend: null,
});

/** Any CSV is read as two patterns; one with "bad" in its name has problems. */
const Patterns = () => {
  const say = useSay();
  const kind: ImportKind<object, PatternsImport> = {
    fields: {},
    send: async ({ file, onProgress, dryRun }) => {
      for (const share of [0.3, 0.7, 1]) {
        onProgress(share);
        await new Promise((resolve) => setTimeout(resolve, 300));
      }
      return { ...preview(file.name, [...problems(say)]), applied: !dryRun };
    },
    steps: { file: say('File', 'Fichier'), check: say('Check', 'Vérifier'), done: say('Added', 'Ajouté') },
    file: {
      label: say('VIN patterns', 'Modèles de NIV'),
      help: say('Columns Model, Year and Pattern.', 'Colonnes Model, Year et Pattern.'),
    },
    check: {
      body: ({ preview: { rows } }) => (
        <ul>
          {rows.map(({ line, model, year, pattern }) => (
            <li key={line}>
              {year} {model}: {pattern}
            </li>
          ))}
        </ul>
      ),
      figure: ({ added }) => ({ label: say('New', 'Nouveaux'), value: String(added) }),
      confirm: ({ added }) => say(`Add ${added} patterns`, `Ajouter ${added} modèles`),
      storing: say('Adding', 'Ajout'),
    },
    done: ({ added }) => <p role="status">{say(`${added} patterns added.`, `${added} modèles ajoutés.`)}</p>,
  };
  return <ImportWizard kind={kind} />;
};
const Bar = () => {
  const say = useSay();
  const steps = [
    { key: 'file', title: say('File', 'Fichier') },
    { key: 'check', title: say('Check', 'Vérifier') },
    { key: 'done', title: say('Stored', 'Enregistré') },
  ];
  return (
    <Wizard
      steps={steps}
      at="check"
      bar={
        <WizardBar
          figure={{ label: say('Pays now', 'Paie maintenant'), value: say('$350.00', '350,00\u00a0$') }}
          open={say('2 rows have no rider chosen.', '2 lignes n’ont pas de pilote choisi.')}
        >
          <button type="button" className="button">
            {say('Back', 'Retour')}
          </button>
        </WizardBar>
      }
    >
      <p>{say('The step itself.', 'L’étape elle-même.')}</p>
    </Wizard>
  );
};

export const wizard = piece('Wizard, ImportWizard', 'desk', [
  [['A step with its bar', 'Une étape avec sa barre'], Bar],
  [['An import: choose any CSV', 'Une importation\u00a0: choisissez un CSV'], Patterns],
]);
