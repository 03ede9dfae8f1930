import type { Session } from '@rrr/contract';
import { Avatar } from './Avatar.js';

/** Who is signed in: image, name and e-mail (requirements §2 "Layouts"). */
export const Person = ({ user, size = 32 }: { user: Session['user']; size?: number }) => (
  <span className="person">
    <Avatar src={user.profileImage} size={size} />
    <span className="person-text">
      <strong>{user.fullName}</strong>
      <span className="muted">{user.email}</span>
    </span>
  </span>
);
