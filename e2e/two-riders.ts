interface Named {
  readonly _id: string;
  readonly fullName: string;
  readonly email: string;
}
interface RiderAnswer {
  readonly fullName: string;
  readonly personal: { readonly email: string };
  readonly balances: readonly { readonly available: { readonly amount: number } }[];
}

/** Two riders of the demo data with credit, other than the one who logs in. `read`: asks the API as an admin. */
export const twoRiders = async (read: <T>(path: string) => Promise<T>): Promise<[Named, Named]> => {
  const { riders } = await read<{ riders: { _id: string }[] }>('/api/admin/riders?active=true&limit=50');
  const found: Named[] = [];
  for (const { _id } of riders) {
    const { rider } = await read<{ rider: RiderAnswer }>(`/api/admin/rider/${_id}`);
    if (rider.balances[0] && rider.balances[0].available.amount > 0 && rider.personal.email !== 'rider@example.com')
      found.push({ _id, fullName: rider.fullName, email: rider.personal.email });
    const [first, second] = found;
    if (first && second) return [first, second];
  }
  throw new Error('The demo data has no two riders with credit');
};
