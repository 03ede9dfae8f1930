/** A redemption's code, as it is read out at the counter. */
export const Code = ({ value }: { value: string }) => <span className="rider-code">{value}</span>;
