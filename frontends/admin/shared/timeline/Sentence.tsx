import { Link } from 'react-router-dom';
import type { SentencePart } from '@rrr/contract';
import { usePath } from '@rrr/kit/base';
import { RECORDS } from '../audit/records.js';

/** A sentence of the server; the records that it names lead to their pages. */
export const Sentence = ({ parts }: { parts: readonly SentencePart[] }) => {
  const path = usePath();
  return (
    <span>
      {parts.map(({ text, to }, at) => {
        const page = to && RECORDS[to.type];
        return page ? (
          <Link key={at} to={path(`/${page}/${to._id}`)}>
            {text}
          </Link>
        ) : (
          <span key={at}>{text}</span>
        );
      })}
    </span>
  );
};
