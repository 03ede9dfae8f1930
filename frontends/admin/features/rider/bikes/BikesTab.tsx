import { useState } from 'react';
import type { GarageBike, RiderDetail } from '@rrr/contract';
import { Empty, lazyDialog, lazyPart, Section } from '@rrr/kit/desk';
import { BikeCard } from './BikeCard.js';
import { useBikeWords } from './words/use-words.js';

const BikeForm = lazyPart(() => import('./BikeForm.js').then((loaded) => loaded.BikeForm));
const RemoveBike = lazyDialog(() => import('./RemoveBike.js').then((loaded) => loaded.RemoveBike));

/** A rider's bikes as the program knows them, and the decision on each VIN. */
export const BikesTab = ({ rider }: { rider: RiderDetail }) => {
  const words = useBikeWords();
  const [form, setForm] = useState<{ bike?: GarageBike }>();
  const [removing, setRemoving] = useState<GarageBike>();
  const bikes = rider.record?.bikes ?? [];
  const close = () => setForm(undefined);
  return (
    <>
      {form ? (
        <BikeForm
          key={form.bike?._id ?? 'new'}
          riderId={rider._id}
          {...(form.bike ? { bike: form.bike } : {})}
          onDone={close}
          onCancel={close}
        />
      ) : (
        <div className="desk-tools">
          <p className="desk-muted">{words('lead')}</p>
          <button type="button" className="button" onClick={() => setForm({})}>
            {words('add')}
          </button>
        </div>
      )}
      {bikes.length === 0 && !form && <Empty text={words('empty')} />}
      {bikes.length > 0 && (
        <Section>
          <ul className="admin-garage">
            {bikes.map((bike) => (
              <BikeCard
                key={bike._id}
                bike={bike}
                onEdit={() => setForm({ bike })}
                onRemove={() => setRemoving(bike)}
              />
            ))}
          </ul>
        </Section>
      )}
      {removing && <RemoveBike bike={removing} onClose={() => setRemoving(undefined)} />}
    </>
  );
};
