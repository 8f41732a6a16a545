import { fail, ok, type Result } from '../../kernel/result.ts';
import { epochMs, type Address } from '../../kernel/units.ts';
import type { Profile, SaveProfileBody } from '../../contract/people/profile.ts';
import { isUnsaid } from '../../domain/people/moderation.ts';
import { skeletonOf } from '../../domain/people/plainLetters.ts';
import { nextRename } from '../../domain/people/profile.ts';
import { readProfileIcon } from '../../domain/people/profileIcon.ts';
import { isReserved } from '../../domain/people/reservedNames.ts';
import { forgetAnswers } from '../system/guards.ts';
import type { Transaction } from '../port.ts';

// A type rather than an interface: only types fit the port's Row.
type ProfileRow = {
  username: string;
  bio: string;
  profile_icon: string | null;
  renamed_at: Date | null;
  skeleton: string;
  now: Date;
};

const COLUMNS = `username, bio, (select icon from app.shown_icon(wallet, profile_icon)) as profile_icon,
  renamed_at, skeleton, app.now() as now`;

/** When the wallet may take another name; null: at once. */
function renameTime({ renamed_at, now }: ProfileRow): string | null {
  const at = nextRename(renamed_at && epochMs(renamed_at.getTime()), epochMs(now.getTime()));
  return at === null ? null : new Date(at).toISOString();
}

function toProfile(wallet: Address, row: ProfileRow | undefined, email: string | null): Profile {
  if (!row) {
    const nothing = { username: null, bio: '', profile_icon: null, email: null, canRenameAt: null };
    return { wallet, hasProfile: false, ...nothing };
  }
  const { username, bio, profile_icon } = row;
  return {
    wallet,
    username,
    hasProfile: true,
    bio,
    // A face that is no longer drawn is left out.
    profile_icon: readProfileIcon(profile_icon) === null ? null : profile_icon,
    email,
    canRenameAt: renameTime(row),
  };
}

/** The profile of a wallet as it sees it itself, in a transaction of its own. */
export async function profileOf(tx: Transaction, wallet: Address): Promise<Profile> {
  const [row] = await tx.query<ProfileRow>(`select ${COLUMNS} from app.profiles where wallet = $1`, [wallet]);
  return toProfile(wallet, row, await emailOf(tx, wallet));
}

/**
 * Creates the wallet's profile or changes it; what `wanted` leaves out stays as it is. CONFLICT when another wallet has
 * the name or one that looks like it, when the name is reserved, or when the wallet took another name less than a day ago. FORBIDDEN
 * when the picture is a token that the wallet does not hold by the index.
 */
export async function saveProfile(
  tx: Transaction,
  wallet: Address,
  wanted: SaveProfileBody,
): Promise<Result<Profile>> {
  const { username, bio = null, profile_icon = null, email } = wanted;
  // Two who want names that look alike wait here, so that the second is refused by the check and not by a thrown violation.
  await tx.query(`select pg_advisory_xact_lock(hashtextextended('username:' || $1, 0))`, [
    skeletonOf(username),
  ]);
  const [before] = await tx.query<ProfileRow>(
    `select ${COLUMNS} from app.profiles where wallet = $1 for update`,
    [wallet],
  );
  if (before?.username !== username) {
    const refused = await refusalOfName(tx, wallet, username, before);
    if (refused) return refused;
  }
  if (profile_icon !== null && !(await mayShow(tx, wallet, profile_icon))) return NOT_HELD;
  const [saved] = await tx.query<ProfileRow>(
    `insert into app.profiles as mine (wallet, username, bio, profile_icon)
     values ($1, $2, coalesce($3::text, ''), $4::text)
     on conflict (wallet) do update set
       username = excluded.username,
       bio = coalesce($3::text, mine.bio),
       profile_icon = coalesce($4::text, mine.profile_icon),
       renamed_at = case when mine.username = excluded.username then mine.renamed_at else app.now() end,
       updated_at = app.now()
     returning ${COLUMNS}`,
    [wallet, username, bio, profile_icon],
  );
  // Answers that are kept for repeats name the address before.
  if (email !== undefined && (await keepEmail(tx, wallet, email === '' ? null : email))) {
    await forgetAnswers(tx, wallet, 'POST /api/profile');
  }
  return ok(toProfile(wallet, saved, await emailOf(tx, wallet)));
}

async function mayShow(tx: Transaction, wallet: Address, icon: string): Promise<boolean> {
  const [row] = await tx.query<{ shown: string | null }>('select icon as shown from app.shown_icon($1, $2)', [
    wallet,
    icon,
  ]);
  return row?.shown === icon;
}

/** Why a wallet without a profile cannot be called so; null: it can. The rule is that of usernames (PROFILE-1). */
export async function matterOfName(
  tx: Transaction,
  wallet: Address,
  username: string,
): Promise<string | null> {
  const refused = await refusalOfName(tx, wallet, username, undefined);
  return refused === null || refused.ok ? null : refused.error.message;
}

async function refusalOfName(
  tx: Transaction,
  wallet: Address,
  username: string,
  before: ProfileRow | undefined,
): Promise<Result<never> | null> {
  if (isReserved(username)) return NAME_RESERVED;
  if (isUnsaid(username)) return NAME_UNSAID;
  const skeleton = skeletonOf(username);
  const others = await tx.query<{ same: boolean }>(
    `select lower(username) = lower($1) as same from app.profiles where skeleton = $2 and wallet <> $3`,
    [username, skeleton, wallet],
  );
  if (others.some(({ same }) => same)) return NAME_TAKEN;
  // A wallet whose name looked like another's before this rule may still write it in other capitals.
  if (others.length > 0 && before?.skeleton !== skeleton) return NAME_ALIKE;
  return before && renameTime(before) !== null ? NAME_KEPT : null;
}

const NAME_TAKEN = fail('CONFLICT', 'This username is taken.');
const NAME_ALIKE = fail('CONFLICT', 'Another student has a username that looks like this one.');
const NAME_RESERVED = fail(
  'CONFLICT',
  'This username is reserved for the school. Please choose another one.',
);
const NAME_UNSAID = fail('CONFLICT', 'Nobody is called that here. Please choose another username.');
const NAME_KEPT = fail('CONFLICT', 'A username can be changed once a day.');
const NOT_HELD = fail('FORBIDDEN', 'This token is not in your wallet any more.');

/** The email address that a wallet gave; null: none. Found only in a transaction of that wallet. */
async function emailOf(tx: Transaction, wallet: Address): Promise<string | null> {
  const [row] = await tx.query<{ email: string }>('select email from app.emails where wallet = $1', [wallet]);
  return row?.email ?? null;
}

/** Keeps the address of a wallet that has a profile; null takes it away. Answers whether it is another than before. */
async function keepEmail(tx: Transaction, wallet: Address, email: string | null): Promise<boolean> {
  const changed =
    email === null
      ? await tx.query('delete from app.emails where wallet = $1 returning wallet', [wallet])
      : await tx.query(
          `insert into app.emails as mine (wallet, email) values ($1, $2)
           on conflict (wallet) do update set email = excluded.email, updated_at = app.now()
             where mine.email <> excluded.email
           returning wallet`,
          [wallet, email],
        );
  return changed.length > 0;
}
