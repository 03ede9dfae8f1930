import { decideBike, type GarageBike } from '@rrr/contract';
import { Link } from 'react-router-dom';
import { ActProblem, useAct, useFormats, useHost, usePath } from '@rrr/kit/base';
import { Status } from '@rrr/kit/desk';
import { useRefresh } from '../../../use-refresh.js';
import { VinStatus } from '../../../shared/rider/VinStatus.js';
import { bikeName } from './bike-name.js';
import { useBikeWords } from './words/use-words.js';

const DECISIONS = ['verified', 'invalid', 'unverified'] as const;

interface Props {
  bike: GarageBike;
  onEdit: () => void;
  onRemove: () => void;
}

/** One bike: what is known of its VIN, what speaks against it, and the decision; a decision is undone from its notice. */
export const BikeCard = ({ bike, onEdit, onRemove }: Props) => {
  const { http } = useHost();
  const [words, formats, refresh] = [useBikeWords(), useFormats(), useRefresh('record', 'money')];
  const path = usePath();
  const [name, { vinStatus, version }] = [bikeName(bike), bike];
  const params = { bikeId: bike._id };
  const act = useAct({
    send: (to: GarageBike['vinStatus']) => http.call(decideBike, { params, body: { vinStatus: to, version } }),
    undo: (result) => http.call(decideBike, { params, body: { vinStatus, version: result.bike.version } }),
    refresh,
    notice: (result) => words('decide.done', { bike: name, status: words(`status.${result.bike.vinStatus}`) }),
  });
  return (
    <li>
      <div>
        <strong>{name}</strong>
        <span className="admin-vin">{bike.vin || words('noVin')}</span>
        <VinStatus status={vinStatus} />
        {bike.verifiedAt && bike.verifiedBy && (
          <span className="desk-muted">
            {words('by', { when: formats.instant(bike.verifiedAt), name: bike.verifiedBy })}
          </span>
        )}
        {!bike.holdsVin && bike.vin !== '' && <Status tone="bad">{words('taken')}</Status>}
        {!bike.checkDigitFits && bike.vin !== '' && <Status tone="wait">{words('checkDigit')}</Status>}
        {bike.doubt === 'no-year' && <Status tone="wait">{words('noYear')}</Status>}
        <ActProblem act={act} />
      </div>
      <div className="actions">
        {bike.vin !== '' &&
          DECISIONS.filter((to) => to !== vinStatus && !(to === 'verified' && bike.doubt === 'no-year')).map((to) => (
            <button
              key={to}
              type="button"
              className="button"
              aria-label={words(`decide.${to}Of`, { bike: name })}
              aria-busy={act.state.phase === 'sending'}
              onClick={() => void act.run(to)}
            >
              {words(`decide.${to}`)}
            </button>
          ))}
        {bike.doubt === 'no-year' && (
          <Link className="button" to={path('/rider-vin-report?tab=disputes')}>
            {words('inDisputes')}
          </Link>
        )}
        <button type="button" className="button" aria-label={words('editOf', { bike: name })} onClick={onEdit}>
          {words('edit')}
        </button>
        <button type="button" className="button" aria-label={words('removeOf', { bike: name })} onClick={onRemove}>
          {words('remove')}
        </button>
      </div>
    </li>
  );
};
