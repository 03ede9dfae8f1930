import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { useWords } from '../language/use-kit-words.js';
import { Message } from './Message.js';

interface Props {
  /** where the button leads */
  home: string;
  homeLabel?: string;
}

/** What stands at an address that leads nowhere (requirements §8). Its frame stays, so there is a way on. */
export const MissingPage = ({ home, homeLabel }: Props) => {
  const words = useWords();
  const title = `${words('missing.title')} · ${words('brand')}`;
  useEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <Message code={words('missing.code')} title={words('missing.title')} lead={words('missing.lead')}>
      <Link className="button primary" to={home}>
        {homeLabel ?? words('failure.home')}
      </Link>
    </Message>
  );
};
