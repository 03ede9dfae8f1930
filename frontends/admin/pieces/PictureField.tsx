import type { ComponentProps } from 'react';
import { useDispatch } from 'react-redux';
import { PictureSection } from '@rrr/kit/desk';
import { api } from '../api.js';

type Props = Omit<ComponentProps<typeof PictureSection>, 'refresh' | 'type'> & {
  type: 'dealer' | 'promoter' | 'admin';
};

/** The picture of somebody of one of these types, whose record is read again afterwards. */
export const PictureField = (props: Props) => {
  const dispatch = useDispatch();
  return <PictureSection {...props} refresh={() => void dispatch(api.util.invalidateTags([props.type]))} />;
};
