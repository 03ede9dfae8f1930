import { DomUtil, divIcon, GridLayer, layerGroup, Marker, marker, point, type Coords, type Map } from 'leaflet';
import { clearOfMarks, namesThatFit, readGround, type Ground, type GroundFile } from './ground-cells.js';

/** px: dots closer than this would be a grey mass */
const CLOSEST = 7;
const LARGEST = 5;
const TILE = 256;
const MOST_NAMES = 36;
/** px of a letter of a name, on average */
const LETTER = 7.5;
/** px: a name stands under its place */
const BELOW = 12;
const TOWN = 'map-town';
/** event of the map: its marks stand anew */
export const MARKS_DRAWN = 'marksdrawn';

const load = async (): Promise<Ground> => {
  const answer = await fetch(new URL('./ground.json', import.meta.url));
  if (!answer.ok) throw new Error(`The ground of the map did not load: ${answer.status}`);
  return readGround((await answer.json()) as GroundFile);
};
let loading: Promise<Ground> | undefined;

/** Paints the dots of one tile. */
const paint = (ground: Ground, on: Map, canvas: HTMLCanvasElement, { x, y, z }: Coords, colour: string): void => {
  const pen = canvas.getContext('2d');
  if (!pen) return;
  const sharp = Math.min(2, devicePixelRatio || 1);
  [canvas.width, canvas.height] = [TILE * sharp, TILE * sharp];
  pen.scale(sharp, sharp);
  pen.fillStyle = colour;
  const degree = (TILE * 2 ** z) / 360;
  const level = Math.max(0, Math.ceil(Math.log2(CLOSEST / (ground.pitch(0) * degree))));
  const pitch = ground.pitch(level);
  const [north, south] = [
    on.unproject([x * TILE, y * TILE - LARGEST], z),
    on.unproject([x * TILE, (y + 1) * TILE + LARGEST], z),
  ];
  const [west, east] = [(x * TILE - LARGEST) / degree - 180, ((x + 1) * TILE + LARGEST) / degree - 180];
  const rows = ground.rows(level);
  const radius = Math.min(LARGEST, pitch * degree * 0.42);
  for (let row = Math.floor((south.lat + 90) / pitch); row <= Math.floor((north.lat + 90) / pitch); row += 1)
    for (const { lat, lng, share } of rows.get(row) ?? []) {
      if (lng < west || lng > east) continue;
      const at = on.project([lat, lng], z);
      pen.beginPath();
      pen.arc(at.x - x * TILE, at.y - y * TILE, radius * (0.45 + 0.55 * Math.sqrt(share)), 0, 2 * Math.PI);
      pen.fill();
    }
};

/** px at the top left that the zoom buttons cover */
const CONTROL = { width: 60, height: 104 };

/** What the marks and the zoom buttons cover. */
const marksOn = (on: Map, zoom: number) => {
  const { min } = on.getPixelBounds();
  const marks: Parameters<typeof clearOfMarks>[2][number][] = min
    ? [{ left: min.x, right: min.x + CONTROL.width, top: min.y, bottom: min.y + CONTROL.height }]
    : [];
  on.eachLayer((layer) => {
    const icon = layer instanceof Marker ? layer.options.icon?.options : undefined;
    if (!(layer instanceof Marker) || !icon || icon.className === TOWN) return;
    const { x, y } = on.project(layer.getLatLng(), zoom);
    const size = point(icon.iconSize ?? [0, 0]);
    const anchor = point(icon.iconAnchor ?? [size.x / 2, size.y / 2]);
    const [left, top] = [x - anchor.x, y - anchor.y];
    marks.push({ left, right: left + size.x, top, bottom: top + size.y });
  });
  return marks;
};

/** Names of the larger places in view, none of them under a mark, set anew when the map stands still. */
const showNames = (ground: Ground, on: Map) => {
  const names = layerGroup().addTo(on);
  const set = () => {
    names.clearLayers();
    const view = on.getBounds();
    const within = on.getPixelBounds();
    const zoom = on.getZoom();
    const marks = marksOn(on, zoom);
    const inView = ground.places
      .filter((place) => view.contains([place.lat, place.lng]))
      .flatMap((place) => {
        const { x, y } = on.project([place.lat, place.lng], zoom);
        const width = place.name.length * LETTER + 12;
        const down = clearOfMarks({ x, y }, width, marks, BELOW);
        const inside = within.contains([x - width / 2, y]) && within.contains([x + width / 2, y]);
        return down === undefined || !inside ? [] : [{ ...place, x, y: y + down, down, width }];
      });
    for (const { name, lat, lng, down } of namesThatFit(inView, MOST_NAMES)) {
      const text = document.createElement('span');
      text.textContent = name;
      marker([lat, lng], {
        icon: divIcon({ className: TOWN, html: text, iconSize: [0, 0], iconAnchor: [0, -down] }),
        pane: 'ground-names',
        interactive: false,
        keyboard: false,
      }).addTo(names);
    }
  };
  set();
  on.on(`moveend ${MARKS_DRAWN}`, set);
};

/**
 * A ground of our own for a map without tiles: a dot wherever people have a postal code, and the names of towns. It
 * comes after the map, and the map does without it.
 */
export const addGround = async (on: Map): Promise<void> => {
  loading ??= load();
  const ground = await loading.catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  // the map may be gone by now
  if (!on.getContainer().isConnected) return;
  const colour = getComputedStyle(on.getContainer()).getPropertyValue('--map-dot');
  const Dots = GridLayer.extend({
    createTile(coords: Coords) {
      const canvas = DomUtil.create('canvas') as HTMLCanvasElement;
      paint(ground, on, canvas, coords, colour);
      return canvas;
    },
  }) as new (options: object) => GridLayer;
  for (const [pane, height] of [
    ['ground', '150'],
    ['ground-names', '160'],
  ] as const) {
    const made = on.getPane(pane) ?? on.createPane(pane);
    made.style.zIndex = height;
    made.setAttribute('aria-hidden', 'true');
  }
  new Dots({ pane: 'ground', updateWhenIdle: false }).addTo(on);
  showNames(ground, on);
};
