import { Link, useNavigate, useParams } from 'react-router-dom';
import { useHost, usePath } from '@rrr/kit/base';
import { Amount, DateText, Page, ProblemNote, Section, Skeleton } from '@rrr/kit/desk';
import { useRiderQuery } from '../../api.js';
import { balanceIn, useOwnDealer } from '../../use-own-dealer.js';
import { useWords } from '../../words/use-words.js';
import { useRedeemWords } from './words/use-words.js';
import { RedeemForm, type Receipt } from './RedeemForm.js';
import { RiderBikes } from './RiderBikes.js';
import { RiderPanel } from './RiderPanel.js';

const Counter = ({ riderId }: { riderId: string }) => {
  const [
    words,
    path,
    {
      session: { proxyHost },
    },
  ] = [useRedeemWords(), usePath(), useHost()];
  const all = useWords();
  const navigate = useNavigate();
  const own = useOwnDealer();
  const { data, error, refetch } = useRiderQuery({ params: { role: 'dealer', riderId } });
  // takes the counter's place, so that Back does not lead to a form that was sent
  const showReceipt = (receipt: Receipt) =>
    void navigate(path(`/redemption/${receipt.redemption._id}`), { replace: true, state: { receipt } });
  const back = { to: path('/'), label: words('back') };
  const failed = own.error ?? error;
  if (failed && (!data || !own.data)) {
    return (
      <Page title={all('find.title')} back={back}>
        <ProblemNote error={failed} onRetry={() => void (own.error ? own.refetch() : refetch())} />
      </Page>
    );
  }
  if (!data || !own.data) return <Skeleton lines={3} height={120} />;
  const { rider, creditRedemptions } = data;
  const balance = balanceIn(rider, own.data.dealer.currency);
  const { currency } = balance.available;
  const why = proxyHost
    ? words('proxy')
    : rider.deActivated
      ? words('deactivated')
      : balance.available.amount <= 0
        ? words('nothing', { currency })
        : rider.hasPin
          ? undefined
          : words('noPin', { name: rider.fullName });
  return (
    <Page title={words('title', { name: rider.fullName })} heading="heard" back={back}>
      <div className="dealer-counter dealer-redeem">
        <div className="dealer-side">
          <RiderPanel rider={rider} balance={balance} />
          {why ? (
            <div className="alert wait">
              <strong>{why}</strong>
            </div>
          ) : (
            <Section>
              <RedeemForm rider={rider} available={balance.available} onDone={showReceipt} />
            </Section>
          )}
        </div>
        <div className="dealer-side desk-no-print">
          <RiderBikes bikes={rider.bikes} />
          {creditRedemptions.length > 0 && (
            <Section title={words('before')}>
              <ul className="dealer-last desk-reach">
                {creditRedemptions.slice(0, 5).map((creditRedemption) => (
                  <li key={creditRedemption._id}>
                    <span>
                      <Link to={path(`/redemption/${creditRedemption._id}`)}>
                        <DateText value={creditRedemption.redeemedAt} />
                      </Link>
                      <span className="desk-muted">
                        {creditRedemption.code} · {all(`list.states.${creditRedemption.status}`)}
                      </span>
                    </span>
                    <Amount money={creditRedemption.amount} />
                  </li>
                ))}
              </ul>
            </Section>
          )}
        </div>
      </div>
    </Page>
  );
};

/** The counter for one rider. Another rider is another counter: nothing typed for one stands there for the next. */
export const RedeemPage = () => {
  const { riderId = '' } = useParams();
  return <Counter key={riderId} riderId={riderId} />;
};
