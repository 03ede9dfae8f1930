import { Navigate, useSearchParams } from 'react-router-dom';
import { AllResults } from './AllResults.js';
import { PeopleList } from './PeopleList.js';

/** Who finished in a paid place and is no known rider, by person; or every such result, also of places without a purse. */
export const UnmatchedPage = () => {
  const [params] = useSearchParams();
  const view = params.get('view');
  // an older address, which names only a state of results
  if (view === null && params.has('setAside'))
    return <Navigate replace to={`?${new URLSearchParams([...params, ['view', 'all']])}`} />;
  return view === 'all' ? <AllResults /> : <PeopleList />;
};
