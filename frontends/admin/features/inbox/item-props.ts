/** One item of the inbox; `next` leads to the one after it. */
export interface ItemProps<T> {
  item: T;
  next: () => void;
}
