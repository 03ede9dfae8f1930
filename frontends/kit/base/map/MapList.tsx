import { lazy, Suspense, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { ErrorBoundary } from '../screens/ErrorBoundary.js';
import { useFormats } from '../language/locale-context.js';
import { useReport } from '../report-context.js';
import type { Tiles } from './MapView.js';
import { nearestFirst, type MapPlace, type Point } from './places.js';
import { useWords } from './words.js';
import './map.css';

export interface MapListProps<P extends MapPlace> {
  /** what the places are: "Dealers" */
  label: string;
  places: readonly P[];
  /** where the reader is or searched: the list begins with the nearest */
  here?: Point;
  /** acts under a place: telephone, directions, website */
  acts?: (place: P) => ReactNode;
  /** without them the map has no ground, and all its marks */
  tiles?: Tiles;
  /** above the list: a search within it */
  above?: ReactNode;
  /** how many places the list shows at first, and adds each time; default all */
  step?: number;
  /** in which distances are said; default miles */
  unit?: 'mi' | 'km';
  chosen?: string | undefined;
  onChoose?: (id: string) => void;
}

const KILOMETRES_OF_A_MILE = 1.609344;
const NARROW = '(max-width: 767.98px)';

const loadMap = () => lazy(() => import('./MapView.js').then((part) => ({ default: part.MapView })));

/**
 * A list and its map, each of which shows what was chosen on the other. The list says everything the map does, so
 * nothing is lost without the map: it travels alone, and only when it is shown.
 */
export const MapList = <P extends MapPlace>({
  label,
  places,
  here,
  acts,
  tiles,
  above,
  step: stepGiven,
  unit = 'mi',
  chosen: given,
  onChoose,
}: MapListProps<P>) => {
  const [words, formats, report] = [useWords(), useFormats(), useReport()];
  const [own, setOwn] = useState<string>();
  const [open, setOpen] = useState(() => !matchMedia(NARROW).matches);
  // A retry needs a new `lazy`: the old one remembers its failure.
  const [MapPart, setMapPart] = useState(loadMap);
  const list = useRef<HTMLUListElement>(null);
  const fromMap = useRef(false);
  const chosen = given ?? own;
  const ordered = useMemo(() => nearestFirst(places, here), [places, here]);
  // a place chosen on the map is never behind "Show more"
  const step = stepGiven ?? Math.max(1, ordered.length);
  const at = ordered.findIndex(({ id }) => id === chosen);
  // the same places again, as a fresh answer brings them, stay as far open as they were
  const listed = useMemo(() => places.map(({ id }) => id).join(' '), [places]);
  const [opened, setOpened] = useState({ listed, steps: 1 });
  const steps = opened.listed === listed ? opened.steps : 1;
  const shown = Math.max(step * steps, at < 0 ? 0 : Math.ceil((at + 1) / step) * step);
  const selected = ordered[at];
  const choose = (id: string) => {
    setOwn(id);
    onChoose?.(id);
  };
  useEffect(() => {
    if (!fromMap.current || !chosen) return;
    fromMap.current = false;
    // on a phone the card says it, and the map stays in view
    if (matchMedia(NARROW).matches) return;
    const item = list.current?.querySelector('[data-chosen]');
    item?.scrollIntoView?.({ block: 'nearest' });
  }, [chosen]);
  const far = (miles: number) => {
    const value = unit === 'km' ? miles * KILOMETRES_OF_A_MILE : miles;
    return words(unit, { value: formats.count(value < 100 ? Math.round(value * 10) / 10 : Math.round(value)) });
  };
  return (
    <div className="map-list" data-map={open || undefined}>
      <div className="map-side">
        <div className="map-bar">
          {above}
          <button type="button" className="button quiet map-toggle" aria-expanded={open} onClick={() => setOpen(!open)}>
            {open ? words('hide') : words('show')}
          </button>
        </div>
        <ul ref={list} className="map-places" aria-label={label}>
          {ordered.slice(0, shown).map((place) => (
            <li key={place.id} data-chosen={place.id === chosen || undefined}>
              <div className="map-place-head">
                <button
                  type="button"
                  className="map-choose"
                  aria-pressed={place.id === chosen}
                  onClick={() => choose(place.id)}
                >
                  {place.name}
                </button>
                {place.miles !== undefined && <span className="map-miles figure">{far(place.miles)}</span>}
              </div>
              {place.lines?.map((line) => (
                <div key={line} className="muted">
                  {line}
                </div>
              ))}
              {!place.at && <div className="muted small">{words('notOnMap')}</div>}
              {acts && <div className="map-acts">{acts(place)}</div>}
            </li>
          ))}
        </ul>
        {shown < ordered.length && (
          <button
            type="button"
            className="button map-more"
            onClick={() => setOpened({ listed, steps: shown / step + 1 })}
          >
            {words('more', { count: Math.min(step, ordered.length - shown) })}
          </button>
        )}
      </div>
      {open && (
        <div className="map-pane">
          <ErrorBoundary
            report={report}
            screen={(_, again) => (
              <div className="map-view map-failed">
                <p>{words('failed')}</p>
                <button
                  type="button"
                  className="button"
                  onClick={() => {
                    setMapPart(loadMap);
                    again();
                  }}
                >
                  {words('retry')}
                </button>
              </div>
            )}
          >
            <Suspense fallback={<div className="map-view skeleton late" />}>
              <MapPart
                label={label}
                places={ordered}
                chosen={chosen}
                here={here}
                tiles={tiles}
                onChoose={(id) => {
                  fromMap.current = true;
                  choose(id);
                }}
              />
            </Suspense>
          </ErrorBoundary>
          {selected?.at && (
            <section className="map-card" aria-label={words('chosen', { name: selected.name })}>
              <strong className="map-card-name">{selected.name}</strong>
              {selected.lines?.map((line) => (
                <div key={line} className="muted small">
                  {line}
                </div>
              ))}
              {acts && <div className="map-acts small">{acts(selected)}</div>}
            </section>
          )}
        </div>
      )}
    </div>
  );
};
