import { PlusOutlined } from '@ant-design/icons';
import { Link } from 'react-router-dom';
import { NoticeBanners, useHost, usePath } from '@rrr/kit/base';
import { Page } from '@rrr/kit/desk';
import { useWords } from '../../words/use-words.js';
import { Approval } from './Approval.js';
import { DueEvents } from './DueEvents.js';
import { MyEvents } from './MyEvents.js';
import { MySeries } from './MySeries.js';
import { NeedsAnswer } from './NeedsAnswer.js';
import { useStanding } from './use-standing.js';

export const HomePage = () => {
  const [words, path, standing] = [useWords(), usePath(), useStanding()];
  const { http } = useHost();
  return (
    <Page
      title={words('home.title')}
      lead={words('home.lead')}
      primary={
        // Who is not approved yet would only be refused.
        (standing === undefined || standing === 'approved') && (
          <Link className="button" to={path('/event/new')}>
            <PlusOutlined aria-hidden /> {words('home.addEvent')}
          </Link>
        )
      }
    >
      <NoticeBanners place="promoters" http={http} />
      <Approval />
      <DueEvents />
      <NeedsAnswer />
      <MyEvents />
      <MySeries />
    </Page>
  );
};
