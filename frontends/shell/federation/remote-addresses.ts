import { HOST_CONTRACT } from '@rrr/kit/base';

/** The answer of /remotes.json: where each remote's manifest lies today. The build of the shell knows none of it. */
export interface RemoteAddresses {
  contract: number;
  remotes: Readonly<Record<string, string>>;
}

/** The remotes of today were made for another shell than this one. */
export class OtherContract extends Error {}

export const addressOf = ({ contract, remotes }: RemoteAddresses, id: string): string => {
  if (contract !== HOST_CONTRACT) throw new OtherContract(`remotes.json is of contract ${contract}`);
  const address = remotes[id];
  if (!address) throw new Error(`remotes.json names no ${id}`);
  return new URL(address, location.origin).href;
};

export const fetchAddresses = async (): Promise<RemoteAddresses> => {
  const answer = await fetch('/remotes.json', { credentials: 'same-origin', cache: 'no-cache' });
  if (!answer.ok) throw new Error(`remotes.json answered ${answer.status}`);
  return (await answer.json()) as RemoteAddresses;
};
