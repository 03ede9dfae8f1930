import { HOST_CONTRACT } from '@rrr/kit/base';
import { startData } from '../app/start-data.js';

/** The response of /remotes.json: manifest URLs of the remotes, which the shell's build does not know. */
export interface RemoteAddresses {
  contract: number;
  remotes: Readonly<Record<string, string>>;
}

/** The deployed remotes need another version of the shell. */
export class OtherContract extends Error {}

export const addressOf = ({ contract, remotes }: RemoteAddresses, id: string): string => {
  if (contract !== HOST_CONTRACT) throw new OtherContract(`remotes.json is of contract ${contract}`);
  const address = remotes[id];
  if (!address) throw new Error(`remotes.json names no ${id}`);
  return new URL(address, location.origin).href;
};

export const fetchAddresses = async (): Promise<RemoteAddresses> => {
  const { remotes } = startData();
  if (remotes) return remotes;
  const answer = await fetch('/remotes.json', { credentials: 'same-origin', cache: 'no-cache' });
  if (!answer.ok) throw new Error(`remotes.json answered ${answer.status}`);
  return (await answer.json()) as RemoteAddresses;
};
