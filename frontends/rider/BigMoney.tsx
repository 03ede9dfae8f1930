import type { CSSProperties } from 'react';
import type { Money } from '@rrr/contract';
import { useFormats } from '@rrr/kit/base';

/** The page's one number: as large as its place holds, in any language and currency. */
export const BigMoney = ({ money }: { money: Money }) => {
  const text = useFormats().money(money);
  return (
    <div className="rider-big">
      <div className="big-number" style={{ '--characters': text.length } as CSSProperties}>
        {text}
      </div>
    </div>
  );
};
