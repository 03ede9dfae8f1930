import { useId } from 'react';
import { LAYOUTS, type Layout } from './send-all-results.js';
import { useUploadResultsWords } from './words/use-words.js';

/** How the file tells its classes apart. */
export const LayoutField = ({ value, onChange }: { value: Layout; onChange: (layout: Layout) => void }) => {
  const [words, name] = [useUploadResultsWords(), useId()];
  return (
    <fieldset className="desk-choose">
      <legend>{words('layout')}</legend>
      {LAYOUTS.map((layout) => (
        <label key={layout} className="check">
          <input type="radio" name={name} checked={value === layout} onChange={() => onChange(layout)} />
          <span>{words(`layouts.${layout}`)}</span>
        </label>
      ))}
    </fieldset>
  );
};
