import type { RouteObject } from 'react-router-dom';
import { LazyPage, type Load } from '@rrr/kit/base';

const gate = (() => import('./Gate.js').then((loaded) => loaded.Gate)) as unknown as Load;

/**
 * The public site has no data router, which is half of react-router (ADR 45). Its routes may have loaders all the same,
 * to check and to redirect; what a loader returns is not kept. A page without one does not load what they need.
 */
export const withGates = (routes: readonly RouteObject[]): RouteObject[] =>
  routes.map(({ loader, errorElement, ...route }) => {
    const element =
      typeof loader === 'function' ? (
        <LazyPage load={gate} given={{ loader, failed: errorElement, children: route.element }} />
      ) : (
        route.element
      );
    return (
      route.index ? { ...route, element } : { ...route, element, children: route.children && withGates(route.children) }
    ) as RouteObject;
  });
