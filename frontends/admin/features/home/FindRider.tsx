import { useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { SearchOutlined } from '@ant-design/icons';
import { usePath } from '@rrr/kit/base';
import { useHomeWords } from './words/use-words.js';

/** The admin's first question, answered by the list of riders. */
export const FindRider = () => {
  const [words, path, navigate, id] = [useHomeWords(), usePath(), useNavigate(), useId()];
  const [text, setText] = useState('');
  return (
    <form
      className="admin-find"
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        void navigate(`${path('/riders')}${text.trim() && `?${new URLSearchParams({ query: text.trim() })}`}`);
      }}
    >
      <label htmlFor={id} className="visually-hidden">
        {words('find')}
      </label>
      <input
        id={id}
        className="input"
        type="search"
        value={text}
        maxLength={100}
        autoComplete="off"
        placeholder={words('findHelp')}
        onChange={(event) => setText(event.target.value)}
      />
      <button type="submit" className="button primary">
        <SearchOutlined aria-hidden /> {words('find')}
      </button>
    </form>
  );
};
