import { Outlet } from 'react-router-dom';
import { HomeLayout } from './HomeLayout.js';

/** One narrow column between the same header and footer. */
export const LoginLayout = () => (
  <HomeLayout>
    <div className="narrow-column">
      <Outlet />
    </div>
  </HomeLayout>
);
