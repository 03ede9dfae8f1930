import * as contract from '@rrr/contract';
import { firstOfEachClass, knownBike, knownBikes, previewPayouts } from '@rrr/core/eligibility';
import { rulesOn } from '@rrr/core/program';
import { publicName } from '@rrr/core/riders';
import { addDays, addMonths, dateIn, NotFound } from '@rrr/core/shared';
import { notValid } from '../refusals/edge-error.js';
import { can } from '../routing/policy.js';
import { route, type Route } from '../routing/route.js';
import type { HttpPorts } from '../ports.js';
import { money } from '../present/money.js';
import { presentVerdict } from '../present/verdict.js';
import { translator } from '../words/translator.js';

/** The maximum numbers of events, classes and VIN pattern models that one preview reads. */
const MOST = { events: 16, classes: 40, models: 150 } as const;
const SHOWN = { payouts: 4, riders: 5, days: 45 } as const;

/** Public calls of the home page: what a bike would earn, and what riders who agreed to be named just earned. */
export const previewRoutes = ({ queries: { events, vin, reports }, clock, program }: HttpPorts): readonly Route[] => {
  const today = () => dateIn(clock.now(), program.timeZone);

  const racesFor = async (eventId: string | undefined) => {
    if (eventId === undefined) {
      const races = await events.nextPaying(today(), MOST.events);
      return { races, preview: firstOfEachClass(races, MOST.classes) };
    }
    const race = await events.one(eventId);
    if (!race) throw new NotFound('event');
    const ids = race.classes.slice(0, MOST.classes).map((raceClass) => raceClass.id);
    return { races: [race], preview: new Map([[eventId, new Set(ids)]]) };
  };

  return [
    route(contract.previewPayouts, can('public'), async ({ query: { make, model, year, eventId }, locale }) => {
      if (model === undefined && year !== undefined) throw notValid({ path: 'model', code: 'required' });
      if (model !== undefined && year === undefined) throw notValid({ path: 'year', code: 'required' });
      const bikes = knownBikes(await vin.models(MOST.models), program, today());
      const rules = rulesOn(program, today());
      const bike =
        model !== undefined && year !== undefined
          ? knownBike({ make: make ?? rules.brandMakes[0] ?? '', model, year }, rules)
          : (bikes[0] ?? null);
      const { races, preview } = await racesFor(eventId);
      const now = clock.now();
      const say = translator(locale, now);
      const classes = races.flatMap(({ event, classes: all }) =>
        bike === null
          ? []
          : previewPayouts(
              { event, classes: all, preview: preview.get(event.id) ?? new Set(), bike, now },
              program,
            ).map(({ raceClass, minimumStarters, payoutSteps, places }) => ({
              _id: raceClass.id,
              name: raceClass.name,
              payoutType: raceClass.payoutType,
              event: { _id: event.id, title: event.title, startDate: event.startsOn, type: event.type },
              minimumStarters,
              payoutSteps: [...payoutSteps],
              places: places.map(({ place, amount, verdict }) => ({
                place,
                amount: money(amount, event.currency),
                verdict: presentVerdict(verdict, event.currency, say),
              })),
            })),
      );
      return { bike, bikes: [...bikes], classes };
    }),
    route(contract.latestPayouts, can('public'), async () => {
      const day = today();
      const season = Number(day.slice(0, 4));
      const bornBy = addMonths(day, -12 * program.adultAge);
      const top = { currency: 'USD', year: season, bornBy, limit: SHOWN.riders } as const;
      const [payouts, pro, amateur] = await Promise.all([
        reports.shownPayouts({ since: addDays(day, -SHOWN.days), bornBy, limit: SHOWN.payouts }),
        reports.shownTopRiders('pro', top),
        reports.shownTopRiders('amateur', top),
      ]);
      const ranked = (riders: typeof pro) =>
        riders.map((rider) => ({ name: publicName(rider), amount: money(rider.amount, top.currency) }));
      return {
        payouts: payouts.map(({ place, className, eventType, amount, currency, type, awardedOn, ...rider }) => ({
          name: publicName(rider),
          place,
          className,
          eventType,
          amount: money(amount, currency),
          type,
          awardedOn,
        })),
        topRiders: { season, pro: ranked(pro), amateur: ranked(amateur) },
      };
    }),
  ];
};
