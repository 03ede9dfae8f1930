import { MapList } from '@rrr/kit/base/map';
import { piece } from '../piece.js';
import { useSay } from '../use-say.js';

const at = (lat: number, lng: number) => ({ lat, lng });
const boise = at(43.615, -116.2023);
const dealer = (id: string, name: string, street: string, point: { lat: number; lng: number } | null) => ({
  id,
  name,
  lines: [street],
  at: point,
});
const dealers = [
  dealer('1', 'Badger Dirt & Street', '1140 W Grove St, Boise, ID 83702', at(43.617, -116.212)),
  dealer('2', 'Foothill Cycle Works', '318 E 37th St, Garden City, ID 83714', at(43.633, -116.245)),
  dealer('3', 'Tamarack Powersports', '6020 W Overland Rd, Boise, ID 83709', at(43.589, -116.27)),
  dealer('4', 'Eagle Bench Moto', '77 N Plaza Dr, Eagle, ID 83616', at(43.695, -116.354)),
  dealer('5', 'Five Mile Motorsports', '2405 E Franklin Rd, Meridian, ID 83642', at(43.605, -116.37)),
  dealer('6', 'Snake River Cycle', '910 Caldwell Blvd, Nampa, ID 83651', at(43.59, -116.59)),
  dealer('7', 'Gem Valley Moto', '215 S Washington Ave, Emmett, ID 83617', at(43.87, -116.5)),
  dealer('8', 'Sagebrush Cycle', 'Mountain Home, ID 83647', null),
];
const Directions = () => <a href="https://maps.example.com">{useSay()('Directions', 'Itinéraire')}</a>;
const Shown = ({ places = dealers, tiles = false }: { places?: typeof dealers; tiles?: boolean }) => {
  const say = useSay();
  return (
    <MapList
      label={tiles ? say('Dealers, with a ground', 'Concessionnaires, avec fond') : say('Dealers', 'Concessionnaires')}
      places={places}
      here={boise}
      acts={() => <Directions />}
      {...(tiles
        ? { tiles: { url: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png', attribution: '© OpenStreetMap' } }
        : {})}
    />
  );
};

export const mapList = piece('MapList', 'base', [
  [['Without a ground', 'Sans fond de carte'], () => <Shown />],
  [
    ['Three at a time, one chosen', 'Trois à la fois, un choisi'],
    () => <MapList label="Nampa" places={dealers} step={3} chosen="6" above={<Directions />} />,
  ],
  [
    ['With the tiles of OpenStreetMap', 'Avec les tuiles d’OpenStreetMap'],
    () => <Shown tiles places={dealers.slice(0, 1)} />,
  ],
]);
