import { decideBike, type GarageBike } from '@rrr/contract';
import { useAct, useHost } from '@rrr/kit/base';
import { ActDialog } from '@rrr/kit/desk';
import { useRefresh } from '../../use-refresh.js';
import { BikeState } from './BikeState.js';
import { useVinReportWords } from '../../shared/vin-report/words/use-words.js';

export interface Decision {
  rider: { fullName: string };
  bike: GarageBike;
  to: 'verified' | 'invalid';
}

/** Shows the bike beside its rider, then says of its VIN that it is verified or invalid. */
export const DecideDialog = ({ rider, bike, to, onClose }: Decision & { onClose: () => void }) => {
  const { http } = useHost();
  const [words, refresh] = [useVinReportWords(), useRefresh('vin', 'record', 'money')];
  const name = `${bike.year} ${bike.make} ${bike.model}`;
  const act = useAct({
    send: (reason: string) =>
      http.call(decideBike, {
        params: { bikeId: bike._id },
        body: { vinStatus: to, version: bike.version, ...(reason === '' ? {} : { reason }) },
      }),
    refresh,
    notice: () => words(`decide.${to}.done`, { bike: name, name: rider.fullName }),
    onDone: onClose,
  });
  return (
    <ActDialog
      title={words(`decide.${to}.title`, { bike: name, name: rider.fullName })}
      consequence={
        <div className="desk-effect">
          <p>
            <span className="admin-vin-code">{bike.vin}</span>
          </p>
          <BikeState bike={bike} />
          <p>{words(`decide.${to}.lead`)}</p>
        </div>
      }
      act={act}
      {...(to === 'verified' && bike.doubt === 'no-year'
        ? { reason: { label: words('reason'), required: words('reasonRequired') } }
        : {})}
      command={(reason) => reason}
      confirm={words(`decide.${to}.confirm`)}
      keep={words('keep')}
      onClose={onClose}
    />
  );
};
