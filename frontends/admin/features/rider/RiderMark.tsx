import { disciplineOf, type RiderDetail } from '@rrr/contract';
import { Avatar, NumberPlate } from '@rrr/kit/desk';
import { useWords } from '../../words/use-words.js';

const SIZE = 64;
/** A plate has room for four. */
const LONGEST = 4;

/** The number of the rider's latest race as a plate; without one that fits, the picture. */
export const RiderMark = ({ rider: { record, profileImage } }: { rider: RiderDetail }) => {
  const t = useWords();
  const plate = record?.plate;
  if (!plate || plate.number.length > LONGEST) return <Avatar src={profileImage} size={SIZE} />;
  const discipline = disciplineOf(plate.eventType);
  return (
    <NumberPlate
      number={plate.number}
      label={t('rider.plate', { number: plate.number })}
      size={SIZE}
      {...(discipline ? { discipline } : {})}
    />
  );
};
