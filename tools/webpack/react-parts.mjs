/**
 * The parts of react-dom that no page uses, with what is known of a program without each (cut-source.mjs): 22 of its 60
 * KiB gzip. `names` are the exports that go along; a module that imports one does not build (unused-names.mjs). Tags are
 * React's kinds of elements (ReactWorkTags). An update of React needs this list read again.
 */
export const VERSION = '19.3.1';

const nothing = (...names) => Object.fromEntries(names.map((name) => [name, '']));
const always = (value, ...names) => Object.fromEntries(names.map((name) => [name, value]));
const method = (name, times) => [
  new RegExp(String.raw`^${name}\.prototype\.\w+ = function [\s\S]*?^\};$`, 'gm'),
  '',
  times,
];

/** The server renders no screen (ADR 45), so no HTML is taken over. */
const hydration = {
  names: ['hydrateRoot'],
  text: [
    [/^exports\.hydrateRoot = function [\s\S]*?^\};$/gm, '', 1],
    [/ReactDOMHydrationRoot\.prototype\.(?:render|unmount) = (?=ReactDOMRoot)/g, '', 2],
    method('ReactDOMHydrationRoot', 1),
  ],
  // a boundary that waits for its HTML
  tags: [18],
  properties: { isDehydrated: 'false', dehydrated: 'null' },
  constants: { isHydrating: 'false' },
  functions: {
    popHydrationState: 'return false',
    ...always('return null', 'getParentHydrationBoundary', 'getSuspenseInstanceFromFiber'),
    ...nothing('updateDehydratedSuspenseComponent', 'commitSuspenseHydrationCallbacks', 'popToNextHostParent'),
    // the place in the tree, of which the ids of a server's HTML are made
    ...nothing('popTreeContext'),
    // events are kept until the HTML under them is taken over
    ...nothing('retryIfBlockedOn'),
    dispatchEvent: `if (_enabled) {
      findInstanceBlockingTarget(getEventTarget(nativeEvent));
      dispatchEventForPluginEventSystem(
        domEventName, eventSystemFlags, nativeEvent, return_targetInst, targetContainer
      );
    }`,
  },
};

/** Pages are not exchanged by an animation of the browser. */
const viewTransitions = {
  names: ['ViewTransition', 'addTransitionType'],
  text: [
    [/case REACT_LEGACY_HIDDEN_TYPE:\s*case REACT_VIEW_TRANSITION_TYPE:\s*return [^;]*;/g, '', 1],
    [/case REACT_VIEW_TRANSITION_TYPE:\s*return [^;]*;/g, '', 1],
    [/\((\w+) & 335544064\) === \1/g, 'false', 7],
    method('ViewTransitionPseudoElement', 3),
  ],
  tags: [30],
  constants: {
    ...always('false', 'viewTransitionMutationContext', 'shouldStartViewTransition'),
    ...always('null', 'pendingViewTransition', 'pendingViewTransitionEvents'),
  },
  functions: nothing(
    'trackEnterViewTransitions',
    'commitExitViewTransitions',
    'commitNestedViewTransitions',
    'queueTransitionTypes',
  ),
};

/** The build names a page's files. No component draws into the head, and no picture holds a page back. */
const resources = {
  names: ['preconnect', 'prefetchDNS', 'preinit', 'preinitModule', 'preload', 'preloadModule'],
  text: [
    [/^ {2}D: prefetchDNS,\n(?: {2}\w: \w+,?\n){6}(?=\};)/gm, '', 1],
    [/(?<=\? 26\s*: )"html" === type \|\| "head" === type \|\| "body" === type\s*\? 27\s*: 5/g, '5', 1],
  ],
  // hoisted elements; html, head and body
  tags: [26, 27],
  functions: {
    ...always('return false', 'isHostHoistableType', 'isSingletonScope'),
    ...always('return null', 'getHoistableRoot', 'waitForCommitToBeReady'),
    ...nothing('accumulateSuspenseyCommitOnFiber', 'onUnsuspend'),
    preloadInstanceAndSuspendIfNeeded: 'workInProgress.flags &= -16777217',
  },
};

/** A `ref` of a fragment, which React has since 19.3. */
const fragmentRefs = {
  names: [],
  text: [
    method('FragmentInstance', 12),
    [
      /case 7:\s*if \(null === current\.stateNode\) \{[\s\S]*?instanceToUse = current\.stateNode;\s*break;/g,
      'case 7: throw Error("This build of React has no refs of fragments");',
      1,
    ],
  ],
  functions: {
    isFragmentInstanceParent: 'return false',
    ...nothing('commitNewChildToFragmentInstances', 'commitFragmentInstanceInsertionEffects'),
    ...nothing('commitFragmentInstanceDeletionEffects'),
  },
};

/** Components that no page has; caches (24) are not made by any component of this release. */
const components = {
  names: ['Activity', 'SuspenseList', 'unstable_SuspenseList', 'Profiler'],
  text: [[/case REACT_(?:ACTIVITY|SUSPENSE_LIST|PROFILER)_TYPE:\s*return [^;]*;/g, '', 6]],
  tags: [12, 19, 24, 31],
};

/** Forms send by our own client, not by a function as their `action`. */
const formActions = {
  names: ['useActionState', 'useFormState', 'useFormStatus', 'requestFormReset'],
  text: [
    [/^ {4}use(?:HostTransitionStatus|FormState|ActionState): \w+,$/gm, '', 12],
    [/^ {6}null !== workInProgress\.memoizedState &&\s*\(\(\$\$typeof = renderWithHooks\([^;]*;/gm, '', 1],
  ],
  functions: nothing('extractEvents$1', 'requestFormReset'),
};

/** Tools of developers: their hook, and the names of components around an error, which no report of ours has. */
const diagnosis = {
  names: ['unstable_useMemoCache', 'unstable_useCacheRefresh'],
  text: [
    [/^if \("undefined" !== typeof __REACT_DEVTOOLS_GLOBAL_HOOK__\) \{[\s\S]*?^\}$/gm, '', 1],
    [/^ReactDOMSharedInternals\.findDOMNode = function [\s\S]*?^\};$/gm, '', 1],
    [/^ {4}useMemoCache: \w+,$/gm, '', 4],
  ],
  // double calls of <StrictMode>, in development
  constants: { shouldDoubleInvokeUserFnsInHooksDEV: 'false' },
  functions: {
    getStackByFiberInDevAndProd: 'return ""',
    // the browser's own sign of loading, while an action runs that is a promise
    ...nothing('defaultOnDefaultTransitionIndicator'),
  },
};

/** What the module `react-dom` exports for these parts; those of `react` are a few lines. */
export const NAMES_OF_REACT_DOM = [...resources.names, 'requestFormReset', 'useFormState', 'useFormStatus'];

export const PARTS = [hydration, viewTransitions, resources, fragmentRefs, components, formActions, diagnosis];
