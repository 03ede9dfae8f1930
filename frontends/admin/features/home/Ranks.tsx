import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Money } from '@rrr/contract';
import { Amount, Empty, ProblemNote, Section, Skeleton, type Answer } from '@rrr/kit/desk';

interface Rank {
  _id: string;
  to: string;
  name: string;
  about: string;
  /** how often, or where it stands */
  side?: ReactNode;
  mark?: ReactNode;
  amount: Money;
}

interface Props {
  title: string;
  /** one sentence about all of them */
  lead?: ReactNode;
  /** where the whole list is */
  all: { to: string; label: string };
  answer: Answer;
  ranks: readonly Rank[] | undefined;
  /** shown as places, with a line as long as its share of the first */
  placed?: boolean;
  /** the same as a file */
  file?: ReactNode;
  /** a text, or what to do first */
  empty: ReactNode;
}

/** The first few of a list in the room that five of them take, so that nothing moves when they arrive. */
export const Ranks = ({ title, lead, all, answer, ranks, placed = false, file, empty }: Props) => {
  const { error, isFetching, refetch } = answer;
  const most = Math.max(1, ...(ranks ?? []).map(({ amount }) => amount.amount));
  const List = placed ? 'ol' : 'ul';
  return (
    <Section title={title} side={<Link to={all.to}>{all.label}</Link>}>
      {lead !== undefined && <p className="desk-muted">{lead}</p>}
      <div className="admin-ranks-frame">
        {error !== undefined && !isFetching && <ProblemNote error={error} onRetry={() => void refetch()} />}
        {!ranks && isFetching && <Skeleton lines={5} height={48} />}
        {ranks?.length === 0 && (typeof empty === 'string' ? <Empty text={empty} /> : empty)}
        {ranks && ranks.length > 0 && (
          <List className="admin-ranks">
            {ranks.map((rank) => (
              <li key={rank._id}>
                {rank.mark}
                <div className="admin-ranks-entry">
                  <div>
                    <Link to={rank.to}>{rank.name}</Link>
                    <div className="desk-muted">{rank.about}</div>
                  </div>
                  <span className="admin-ranks-sum">
                    <Amount money={rank.amount} />
                    {rank.side !== undefined && <span className="desk-muted">{rank.side}</span>}
                  </span>
                </div>
                {placed && (
                  <span className="admin-ranks-bar" style={{ inlineSize: `${(rank.amount.amount / most) * 100}%` }} />
                )}
              </li>
            ))}
          </List>
        )}
      </div>
      {file}
    </Section>
  );
};
