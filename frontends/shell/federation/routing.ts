/**
 * The part of the router that the shell shares with remotes. Shared whole, the package weighs 62 KiB, twice what is
 * used of it; a remote that needs another name adds it here (a test compares).
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
