/**
 * The parts of react-router-dom that the shell shares with remotes. The whole package is more than twice as heavy (ADR
 * 44). A remote that uses another name does not build; add it here.
 */
export {
  Link,
  NavLink,
  Navigate,
  Outlet,
  createPath,
  createSearchParams,
  generatePath,
  isRouteErrorResponse,
  matchPath,
  parsePath,
  resolvePath,
  useBeforeUnload,
  useBlocker,
  useHref,
  useInRouterContext,
  useLinkClickHandler,
  useLocation,
  useMatch,
  useMatches,
  useNavigate,
  useNavigation,
  useNavigationType,
  useOutlet,
  useOutletContext,
  useParams,
  useResolvedPath,
  useRouteError,
  useSearchParams,
} from 'react-router-dom';
