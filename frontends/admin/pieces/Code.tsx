/** A redemption's code, as it is read out on the phone. */
export const Code = ({ value }: { value: string }) => <span className="admin-code">{value}</span>;
