import { Box } from './Page.tsx';
import { LIKES_MOST, LIST_MOST, type Tastes as TasteLists } from './profile.ts';
import { TEXTS } from './texts.ts';
import styles from './page.module.css';

const LISTS = ['music', 'movies', 'books', 'heroes'] as const;
const FEELINGS = ['likes', 'dislikes'] as const;

/** What a person is interested in, listens to, watches, reads, looks up to, likes and does not like. */
export function Tastes({ tastes }: { readonly tastes: TasteLists }) {
  const feelings = FEELINGS.filter((name) => tastes[name].length > 0);
  const lists = LISTS.filter((name) => tastes[name].length > 0);
  return (
    <>
      {tastes.interests.length > 0 && (
        <Box title={TEXTS.interests}>
          <ul className={styles.mpTags}>
            {tastes.interests.map((interest) => (
              <li key={interest}>{interest}</li>
            ))}
          </ul>
        </Box>
      )}
      {lists.length > 0 && (
        <div className={styles.mpPair}>
          {lists.map((name) => (
            <Box key={name} title={TEXTS[name]}>
              <Lines lines={tastes[name].slice(0, LIST_MOST)} />
            </Box>
          ))}
        </div>
      )}
      {feelings.length > 0 && (
        <div className={styles.mpPair}>
          {feelings.map((name) => (
            <Box key={name} title={TEXTS[name]}>
              <Lines lines={tastes[name].slice(0, LIKES_MOST)} />
            </Box>
          ))}
        </div>
      )}
    </>
  );
}

function Lines({ lines }: { readonly lines: readonly string[] }) {
  return (
    <ul className={styles.mpLines}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
