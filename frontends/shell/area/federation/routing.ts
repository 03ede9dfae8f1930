/**
 * The parts of react-router shared with remotes. The whole package is 62 KiB, twice as much as is used. If a remote
 * needs another export, add it here (a test compares).
 */
export {
  Link,
  NavLink,
  Outlet,
  useBlocker,
  useLocation,
  useNavigate,
  useParams,
  useSearchParams,
} from 'react-router-dom';
