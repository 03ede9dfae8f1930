export const en = {
  of: '{{length}} of {{limit}} characters',
  over_one: '{{formatted}} character too many',
  over_other: '{{formatted}} characters too many',
  left_one: '{{count}} character left',
  left_other: '{{count}} characters left',
};
