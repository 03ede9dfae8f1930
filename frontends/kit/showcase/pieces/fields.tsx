import { useState } from 'react';
import { CodeField, MarkIcon, ModelField, SelectField, VinBike, VinField } from '@rrr/kit/base';
import { piece } from '../piece.js';
import { useSay } from '../use-say.js';

const Code = ({ wrong = false }: { wrong?: boolean }) => {
  const say = useSay();
  const [code, setCode] = useState('258');
  return (
    <CodeField
      label={say('Code', 'Code')}
      help={say('6 digits, from our newest e-mail.', '6 chiffres, dans notre dernier courriel.')}
      value={code}
      onChange={setCode}
      error={wrong ? say('3 digits are missing.', 'Il manque 3 chiffres.') : undefined}
    />
  );
};

const Choice = () => {
  const say = useSay();
  return (
    <SelectField
      name="country"
      label={say('Country', 'Pays')}
      none={say('Choose a country', 'Choisissez un pays')}
      choices={[
        { value: 'US', label: say('United States', 'États-Unis') },
        { value: 'CA', label: 'Canada' },
      ]}
      error={say('Required', 'Obligatoire')}
    />
  );
};

const Marks = () => {
  const say = useSay();
  return (
    <p>
      <MarkIcon of="good" /> {say('passed', 'réussi')} <MarkIcon of="bad" /> {say('failed', 'échoué')}{' '}
      <MarkIcon of="warning" /> {say('doubtful', 'douteux')} <MarkIcon of="open" /> {say('open', 'en attente')}
    </p>
  );
};

const Vin = ({ typed, taken = false }: { typed: string; taken?: boolean }) => {
  const say = useSay();
  const [vin, setVin] = useState(typed);
  return (
    <VinField value={vin} year={2025} onChange={setVin} taken={taken ? typed : undefined}>
      <p>{say('An administrator will look at it.', 'Un administrateur va l’examiner.')}</p>
    </VinField>
  );
};

const Model = () => {
  const say = useSay();
  const [model, setModel] = useState('sxf');
  return (
    <ModelField
      label={say('Model', 'Modèle')}
      value={model}
      models={['250 SX-F', '350 SX-F', '450 SX-F', '790 Duke']}
      onChange={setModel}
    />
  );
};

export const fields = piece('CodeField, SelectField, MarkIcon', 'base', [
  [['Code', 'Code'], () => <Code />],
  [['Code with an error', 'Code avec une erreur'], () => <Code wrong />],
  [['Choice', 'Choix'], Choice],
  [['Marks', 'Marques'], Marks],
]);

export const vinField = piece('VinField', 'base', [
  [['While typing', 'Pendant la saisie'], () => <Vin typed="9RRSXF4F7" />],
  [['All checks pass', 'Tout concorde'], () => <Vin typed="VBKMXA107SM000007" />],
  [['Check digit differs', 'Caractère de contrôle différent'], () => <Vin typed="VBKMXA107SM000070" />],
  [['A letter no VIN has', 'Une lettre absente des NIV'], () => <Vin typed="VBKMXA1O2SM000007" />],
  [['Another rider has it', 'Déjà à un autre pilote'], () => <Vin typed="VBKMXA107SM000007" taken />],
  [
    ['It says which bike it is', 'Il dit quelle moto c’est'],
    () => <VinBike bike={{ make: 'KTM', model: '450 SX-F', year: '2025' }} onChange={() => {}} />,
  ],
  [['The model, searched', 'Le modèle, recherché'], Model],
]);
