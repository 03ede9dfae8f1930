import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../webpack/apps.mjs';
import { withoutUnused } from '../webpack/react-without-unused.mjs';

/** For react-without-unused.test.ts: React as it is built, in a page of jsdom, with a clock and tasks of its own. */

const compiled = new Map();
/** A module of React as webpack runs it; it is compiled once. */
const run = (name, modules, change = (source) => source) => {
  const key = `${name} ${change.name}`;
  if (!compiled.has(key)) {
    const source = readFileSync(path.join(root, 'node_modules', `${name}.production.js`), 'utf8');
    compiled.set(key, new Function('require', 'module', 'exports', change(source)));
  }
  const module = { exports: {} };
  compiled.get(key)((request) => modules[request], module, module.exports);
  return module.exports;
};

/** What React asks of its scheduler; `flush` runs all that is due. */
const tasks = () => {
  const due = [];
  let time = 0;
  const scheduler = {
    unstable_now: () => (time += 1),
    unstable_shouldYield: () => false,
    unstable_requestPaint: () => undefined,
    unstable_getCurrentPriorityLevel: () => 3,
    unstable_scheduleCallback: (_, callback) => {
      const task = { callback };
      due.push(task);
      return task;
    },
    unstable_cancelCallback: (task) => (task.callback = null),
  };
  ['Immediate', 'UserBlocking', 'Normal', 'Low', 'Idle'].forEach(
    (name, at) => (scheduler[`unstable_${name}Priority`] = at + 1),
  );
  const flush = async () => {
    // promises and microtasks of React first, and again after each task
    for (let quiet = 0; quiet < 20; quiet += 1) {
      await null;
      const task = due.shift();
      if (!task) continue;
      quiet = 0;
      const more = task.callback?.(false);
      if (typeof more === 'function') due.unshift({ callback: more });
    }
  };
  return { scheduler, flush };
};

/** React and a root in a page of its own. `whole`: as it comes from the package. */
export const openReact = ({ whole }) => {
  const change = whole ? undefined : withoutUnused;
  const { scheduler, flush } = tasks();
  const react = run('react/cjs/react', {});
  const dom = run('react-dom/cjs/react-dom', { react }, change);
  const client = run('react-dom/cjs/react-dom-client', { react, 'react-dom': dom, scheduler }, change);
  document.body.innerHTML = '<div id="root"></div><div id="aside"></div>';
  const [place, aside] = [document.getElementById('root'), document.getElementById('aside')];
  const caught = [];
  const seen = client.createRoot(place, {
    onCaughtError: (error) => caught.push(`caught ${error.message}`),
    onUncaughtError: (error) => caught.push(`uncaught ${error.message}`),
  });
  return {
    react,
    dom,
    aside,
    flush,
    /** what stands in the page, and the errors up to now */
    page: () => [document.body.innerHTML, ...caught].join('\n'),
    draw: (tree) => seen.render(tree),
    close: () => seen.unmount(),
  };
};

/** Every kind of component and hook that pages and their packages use; what happens goes to `log`. */
const sceneOf = ({ react, dom, aside }, log) => {
  const { createElement: h, Fragment, Suspense, useState, useEffect, useLayoutEffect, useRef } = react;
  const Theme = react.createContext('light');
  const store = { value: 1, listeners: new Set() };
  const lazily = { load: () => undefined, end: () => undefined };
  const Late = react.lazy(
    () => new Promise((resolve) => (lazily.load = () => resolve({ default: () => h('b', null, 'late') }))),
  );
  const answer = new Promise((resolve) => (lazily.end = () => resolve('answered')));

  class Old extends react.Component {
    static getDerivedStateFromProps = (props) => ({ twice: props.n * 2 });
    state = {};
    componentDidMount = () => log('old mounted');
    componentDidUpdate(before, _, snapshot) {
      log(`old ${before.n} to ${this.props.n}, ${snapshot}`);
    }
    getSnapshotBeforeUpdate = () => 'snapshot';
    componentWillUnmount = () => log('old gone');
    shouldComponentUpdate = (next) => next.n !== this.props.n;
    render = () => h('i', { ref: (node) => log(`ref ${node?.nodeName ?? 'gone'}`) }, this.state.twice);
  }
  class Boundary extends react.Component {
    static getDerivedStateFromError = (error) => ({ error });
    state = {};
    componentDidCatch = (error, info) => log(`boundary ${error.message} ${typeof info.componentStack}`);
    render = () => (this.state.error ? h('p', { role: 'alert' }, this.state.error.message) : this.props.children);
  }
  const Breaks = ({ now }) => {
    if (now) throw new Error('broken');
    return h('span', null, 'whole');
  };
  const Answer = () => h('em', null, react.use(answer));
  const Named = react.forwardRef(({ label }, ref) => {
    react.useImperativeHandle(ref, () => ({ says: () => label }), [label]);
    return h(
      'label',
      { htmlFor: react.useId() },
      label,
      h(Theme.Consumer, null, (theme) => ` ${theme}`),
    );
  });
  const Still = react.memo(({ n }) => {
    log(`still ${n}`);
    return h('s', null, n);
  });
  const Parts = () => {
    const [n, more] = react.useReducer((value, by) => value + by, 1);
    const [text, setText] = useState('');
    const [asked, setAsked] = useState(false);
    const [isPending, start] = react.useTransition();
    const kept = react.useSyncExternalStore(
      (listener) => (store.listeners.add(listener), () => store.listeners.delete(listener)),
      () => store.value,
    );
    const later = react.useDeferredValue(n);
    const named = useRef(null);
    const even = react.useMemo(() => n % 2 === 0, [n]);
    const press = react.useCallback(() => more(1), []);
    react.useInsertionEffect(() => log(`style ${n}`), [n]);
    useLayoutEffect(() => (log(`layout ${n} ${named.current?.says()}`), () => log(`layout end ${n}`)), [n]);
    useEffect(() => (log(`effect ${n}`), () => log(`effect end ${n}`)), [n]);
    const rows = even ? ['c', 'a', 'b'] : ['a', 'b', 'c', 'd'];
    return h(
      Theme.Provider,
      { value: even ? 'dark' : 'light' },
      h('button', { onClick: press, id: 'press', onFocus: () => log('focus'), onMouseEnter: () => log('enter') }, n),
      h(
        'button',
        { id: 'ask', onClick: () => start(() => setAsked(true)), 'aria-busy': isPending },
        String(kept),
        later,
      ),
      h('input', { id: 'text', value: text, onChange: (event) => setText(event.target.value.toUpperCase()) }),
      h('input', { id: 'check', type: 'checkbox', checked: even, onChange: press }),
      h(
        'select',
        { id: 'choice', value: even ? 'y' : 'x', onChange: () => log('chosen') },
        h('option', null, 'x'),
        h('option', null, 'y'),
      ),
      h('textarea', { defaultValue: 'notes', onKeyDown: (event) => log(`key ${event.key}`) }),
      h('form', { id: 'form', action: '/send', onSubmit: (event) => (event.preventDefault(), log('sent')) }),
      h('svg', { viewBox: '0 0 1 1' }, h('title', null, 'drawn'), h('path', { strokeWidth: 2, xlinkHref: '#a' })),
      h('div', {
        style: { marginTop: n, '--x': 1, opacity: 0.5 },
        className: 'box',
        hidden: !even,
        dangerouslySetInnerHTML: { __html: '<u>raw</u>' },
      }),
      h(
        'ul',
        { onClickCapture: () => log('down') },
        ...rows.map((row) => h('li', { key: row, onClick: (event) => (log(row), event.stopPropagation()) }, row)),
      ),
      h(Named, { ref: named, label: `n${n}` }),
      h(Old, { n }),
      h(Still, { n: even ? 1 : 0 }),
      h(Suspense, { fallback: h('p', null, 'wait') }, h(Late), asked ? h(Answer) : 'ask me'),
      h(Boundary, null, h(Breaks, { now: n > 3 })),
      n < 3 ? h(Fragment, null, 'a ', h('wbr')) : null,
      dom.createPortal(h('dialog', { open: true, onClick: () => log('dialog') }, n), aside),
    );
  };
  return { tree: h('main', { onClick: () => log('up') }, h(Parts)), store, lazily };
};

const on = (selector) => document.querySelector(selector);
const type = (field, text) => {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
};
/** What a person and the network do, one after the other. */
const ACTS = [
  () => on('#press').click(),
  () => on('#press').dispatchEvent(new MouseEvent('mouseover', { bubbles: true })),
  () => on('#press').focus(),
  ({ lazily }) => lazily.load(),
  () => on('li').click(),
  () => type(on('#text'), 'riders'),
  () => on('#check').click(),
  () => on('#ask').click(),
  ({ lazily }) => lazily.end(),
  ({ store }) => {
    store.value = 2;
    for (const listener of store.listeners) listener();
  },
  () => on('#choice').dispatchEvent(new Event('change', { bubbles: true })),
  () => on('textarea').dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true })),
  () => on('#form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })),
  () => on('dialog').click(),
  () => on('#press').click(),
];

/** What stands in the page and what happened, after each act. */
export const playScene = async (how) => {
  const page = openReact(how);
  const said = [];
  const scene = sceneOf(page, (text) => void said.push(text));
  page.draw(scene.tree);
  await page.flush();
  const transcript = [page.page()];
  for (const act of ACTS) {
    act(scene);
    await page.flush();
    transcript.push([...said.splice(0), page.page()].join('\n'));
  }
  page.close();
  await page.flush();
  return [...transcript, [...said, page.page()].join('\n')];
};

/** What stands in the page after each of several trees: `[kind, key, children]`, or a text. */
export const drawTrees = async (trees, how) => {
  const page = openReact(how);
  const { createElement: h, Fragment, Suspense } = page.react;
  const grow = (node) => {
    if (typeof node === 'string') return node;
    const [kind, key, children] = node;
    const grown = children.map(grow);
    if (kind === 'portal') return page.dom.createPortal(grown, page.aside, key);
    if (kind === 'suspense') return h(Suspense, { key, fallback: 'wait' }, ...grown);
    return h(kind === 'fragment' ? Fragment : kind, { key, ...(kind === 'fragment' ? {} : { id: key }) }, ...grown);
  };
  const seen = [];
  for (const tree of trees) {
    page.draw(tree.map(grow));
    await page.flush();
    seen.push(page.page());
  }
  page.close();
  await page.flush();
  return [...seen, page.page()];
};
