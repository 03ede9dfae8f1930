import { useSearchParams } from 'react-router-dom';
import { previewPayouts, type Response } from '@rrr/contract';
import { useCall } from '../../app/use-call.js';

export type Preview = Response<typeof previewPayouts>;
export type PreviewedClass = Preview['classes'][number];
export type PreviewedPlace = PreviewedClass['places'][number];
export interface Motorcycle {
  make: string;
  model: string;
  year: number;
}

/** Bike, class and place of the calculator stand in the address, so that Back and a shared link show the same sum. */
export const useCalculator = () => {
  const [params, setParams] = useSearchParams();
  const [make, model, year] = [params.get('make'), params.get('model')?.slice(0, 60), Number(params.get('year'))];
  const bike = model && year >= 1980 && year <= 2100 && Number.isInteger(year) ? { model, year } : undefined;
  const { data, error, retry, fresh } = useCall(previewPayouts, {
    query: bike ? { ...bike, ...(make ? { make: make.slice(0, 60) } : {}) } : {},
  });
  const chosen = data?.classes.find((raceClass) => raceClass._id === params.get('class')) ?? data?.classes[0];
  const place =
    chosen?.places.find((previewedPlace) => String(previewedPlace.place) === params.get('place')) ?? chosen?.places[0];
  const choose = (change: Record<string, string | undefined>) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        for (const [name, value] of Object.entries(change))
          if (value === undefined) next.delete(name);
          else next.set(name, value);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return {
    /** what was chosen, before its answer is there */
    asked: bike && { make: make ?? data?.bike?.make ?? '', ...bike },
    data,
    error,
    retry,
    /** an answer for another bike is still shown while the new one is on its way */
    waiting: !fresh && !error,
    chosen,
    place,
    chooseBike: (motorcycle: Motorcycle) =>
      choose({ make: motorcycle.make, model: motorcycle.model, year: String(motorcycle.year) }),
    chooseClass: (id: string) => choose({ class: id, place: undefined }),
    choosePlace: (at: number) => choose({ place: String(at) }),
  };
};
