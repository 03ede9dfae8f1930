import { useEffect, useRef, useState } from 'react';
import {
  control,
  divIcon,
  layerGroup,
  map as makeMap,
  marker,
  point,
  tileLayer,
  type LayerGroup,
  type Map,
} from 'leaflet';
import { markText } from '../brand/mark-paths.js';
import { clustersOf } from './clusters.js';
import { reducedMotion } from '../reduced-motion.js';
import { shareWithPage, type Tried } from './gestures.js';
import { addGround, MARKS_DRAWN } from './ground.js';
import type { MapPlace, Point } from './places.js';
import { useWords } from './words.js';
import 'leaflet/dist/leaflet.css';

export interface Tiles {
  /** `https://tile.openstreetmap.org/{z}/{x}/{y}.png` */
  url: string;
  /** whose map it is, as its licence asks to be named; plain text */
  attribution: string;
}

export interface MapViewProps {
  places: readonly MapPlace[];
  label: string;
  chosen: string | undefined;
  onChoose: (id: string) => void;
  /** where the reader is or searched */
  here?: Point | undefined;
  tiles?: Tiles | undefined;
}

/** px: two marks closer than this could not be told apart with a finger */
const REACH = 44;
/** px: a mark in the middle of its places must not cover the one beside it */
const APART = 64;
const ONE_PLACE_ZOOM = 10;
/** places of one postal code stand on one point: no zoom tells them apart */
const CLOSEST_ZOOM = 13;
const PADDING = point(50, 50);
const HINT_MS = 1_500;

const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
const PIN =
  '<svg viewBox="0 0 24 32" width="24" height="32" aria-hidden="true"><path d="M12 1a11 11 0 0 0-11 11c0 8 11 19 11 19s11-11 11-19A11 11 0 0 0 12 1Z"/><circle cx="12" cy="12" r="4"/></svg>';

/** The chosen place wears the shield. */
const SHIELD = markText('map-shield');

/** Marks are drawn anew at every zoom: what would touch becomes one mark with its number. */
const draw = (
  on: Map,
  marks: LayerGroup,
  { places, chosen, onChoose }: MapViewProps,
  say: (key: 'cluster', values: { count: number }) => string,
): void => {
  marks.clearLayers();
  const spots = places.flatMap((place) =>
    place.at ? [{ ...on.project([place.at.lat, place.at.lng]), item: { ...place, at: place.at } }] : [],
  );
  // The chosen place never hides in a cluster.
  const [alone, others] = [
    spots.filter(({ item }) => item.id === chosen),
    spots.filter(({ item }) => item.id !== chosen),
  ];
  const atMost = on.getZoom() >= on.getMaxZoom() - 1 ? 1 : APART;
  for (const { x, y, items } of [...clustersOf(others, atMost), ...clustersOf(alone, 1)]) {
    const [only] = items;
    const several = items.length > 1;
    const name = several ? say('cluster', { count: items.length }) : (only?.name ?? '');
    const isChosen = !several && only?.id === chosen;
    marker(on.unproject([x, y]), {
      icon: divIcon({
        className: several ? 'map-cluster' : isChosen ? 'map-pin chosen' : 'map-pin',
        html: several
          ? `<span>${items.length}</span>`
          : `${isChosen ? SHIELD : PIN}<span class="map-name">${escaped(name)}</span>`,
        iconSize: several ? [REACH, REACH] : isChosen ? [52, 52] : [32, 40],
        iconAnchor: several ? [REACH / 2, REACH / 2] : isChosen ? [26, 26] : [16, 38],
      }),
      alt: name,
      title: name,
      riseOnHover: true,
      zIndexOffset: isChosen ? 1000 : 0,
    })
      .on('click keypress', (event) => {
        const pressed = (event as { originalEvent?: KeyboardEvent }).originalEvent;
        if (event.type === 'keypress' && pressed?.key !== 'Enter') return;
        if (several)
          on.fitBounds(
            items.map(({ at }) => [at.lat, at.lng] as [number, number]),
            { padding: PADDING, animate: !reducedMotion() },
          );
        else if (only) onChoose(only.id);
      })
      .addTo(marks);
  }
};

/** The map alone; `MapList` loads it when it is shown. Leaflet in an effect, with marks that are buttons. */
export const MapView = (props: MapViewProps) => {
  const words = useWords();
  const frame = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<{ map: Map; marks: LayerGroup }>();
  const [unreachable, setUnreachable] = useState(false);
  const [tried, setTried] = useState<Tried>();
  const { places, chosen, here, tiles, label } = props;

  useEffect(() => {
    const made = makeMap(frame.current!, {
      zoomControl: false,
      attributionControl: tiles !== undefined,
      minZoom: 2,
      // quarter steps, so that the places fill the frame
      zoomSnap: 0.25,
      maxZoom: 18,
      zoomAnimation: !reducedMotion(),
      fadeAnimation: !reducedMotion(),
      markerZoomAnimation: !reducedMotion(),
    }).setView([45, -100], 3);
    control.zoom({ zoomInTitle: words('zoomIn'), zoomOutTitle: words('zoomOut') }).addTo(made);
    if (tiles) {
      made.attributionControl.setPrefix(false);
      tileLayer(tiles.url, { attribution: escaped(tiles.attribution), maxZoom: 18 })
        .on('tileerror', () => setUnreachable(true))
        .on('tileload', () => setUnreachable(false))
        .addTo(made);
    }
    // a ground that does not come leaves a plain one
    else void addGround(made).catch(() => undefined);
    setShown({ map: made, marks: layerGroup().addTo(made) });
    const resized = new ResizeObserver(() => made.invalidateSize({ animate: false }));
    resized.observe(frame.current!);
    const share = shareWithPage(made, frame.current!, setTried);
    return () => {
      share();
      resized.disconnect();
      made.remove();
      setShown(undefined);
    };
  }, [tiles, words]);

  useEffect(() => {
    if (!shown) return;
    const points = [...places.flatMap(({ at }) => (at ? [at] : [])), ...(here ? [here] : [])];
    const marks = places.filter(({ at }) => at).length;
    if (points.length === 1) shown.map.setView(points[0]!, ONE_PLACE_ZOOM, { animate: false });
    else if (points.length > 1)
      shown.map.fitBounds(
        points.map(({ lat, lng }) => [lat, lng] as [number, number]),
        { padding: PADDING, animate: false, maxZoom: marks > 1 ? CLOSEST_ZOOM : ONE_PLACE_ZOOM },
      );
  }, [shown, places, here]);

  useEffect(() => {
    if (!tried) return undefined;
    const timer = setTimeout(() => setTried(undefined), HINT_MS);
    return () => clearTimeout(timer);
  }, [tried]);

  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });
  useEffect(() => {
    if (!shown) return undefined;
    const again = () => {
      draw(shown.map, shown.marks, latest.current, words);
      shown.map.fire(MARKS_DRAWN);
    };
    again();
    shown.map.on('zoomend', again);
    return () => void shown.map.off('zoomend', again);
  }, [shown, places, chosen, words]);

  useEffect(() => {
    const at = places.find(({ id }) => id === chosen)?.at;
    if (shown && at && !shown.map.getBounds().pad(-0.1).contains(at))
      shown.map.panTo(at, { animate: !reducedMotion() });
  }, [shown, places, chosen]);

  useEffect(() => {
    if (!shown || !here) return undefined;
    const dot = marker(here, {
      icon: divIcon({ className: 'map-here', iconSize: [20, 20] }),
      alt: words('here'),
      title: words('here'),
      interactive: false,
      keyboard: false,
      zIndexOffset: -1000,
    }).addTo(shown.map);
    return () => void dot.remove();
  }, [shown, here, words]);

  return (
    <div className="map-view" role="region" aria-label={words('mapOf', { name: label })}>
      <div ref={frame} className="map-frame" data-plain={!tiles || unreachable || undefined} />
      {tried && (
        <p className="map-hint" aria-hidden>
          {words(tried === 'finger' ? 'twoFingers' : 'ctrlWheel')}
        </p>
      )}
      {unreachable && <p className="map-note small">{words('noTiles')}</p>}
    </div>
  );
};
