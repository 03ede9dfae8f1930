import type { CSSProperties } from 'react';
import type { Money } from '@rrr/contract';
import { useFormats } from '@rrr/kit/base';

/** The one number of a page, as large as fits on one line of its panel: French writes "1 392,92 $ US". */
export const BigAmount = ({ money, struck = false }: { money: Money; struck?: boolean }) => {
  const text = useFormats().money(money);
  return (
    <p
      className={`big-number dealer-big-amount${struck ? ' dealer-struck' : ''}`}
      style={{ '--characters': text.length } as CSSProperties}
    >
      {text}
    </p>
  );
};
