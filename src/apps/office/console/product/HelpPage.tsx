import { useState } from 'react';
import type { CountryHelp } from '@shared/contract/people/help.ts';
import {
  COUNTRY,
  EVERYWHERE,
  HELP_ADDRESS,
  HELP_MOST,
  HELP_NAME,
} from '@shared/domain/people/personas/earnest/help.ts';
import { useApp } from '../../../../overlays/appContext.ts';
import { Button } from '../../../../overlays/controls/Button.tsx';
import type { Column } from '../../../../overlays/controls/ListView.tsx';
import { GroupBox } from '../../../../overlays/controls/panels.tsx';
import { TextField } from '../../../../overlays/controls/TextField.tsx';
import { useLoaded } from '../../../../overlays/hooks.ts';
import type { PageProps } from '../pages.ts';
import { FieldRow, Problem, Table } from '../parts/parts.tsx';
import { CONSOLE_TEXTS } from '../parts/texts.ts';
import { useAct } from '../parts/useAct.ts';
import { HELP_TEXTS as TEXTS } from './texts/help.ts';

type Place = CountryHelp['places'][number];

const called = (country: string): string => (country === EVERYWHERE ? TEXTS.everywhere : country);

/** Where the personas say that help is, by country (CONSOLE-19). */
export function HelpPage({ report }: PageProps) {
  const { api } = useApp().services;
  const [chosen, setChosen] = useState<CountryHelp>({ country: EVERYWHERE, places: [] });
  const { value, failure, again } = useLoaded(
    (signal) => api.call('GET /api/console/help', {}, { signal }),
    [api],
  );
  const columns: readonly Column<CountryHelp>[] = [
    { title: TEXTS.country, cell: ({ country }) => called(country) },
    {
      title: TEXTS.places,
      wraps: true,
      cell: ({ places }) => places.map(({ name, address }) => `${name} (${address})`).join(', '),
    },
    {
      title: CONSOLE_TEXTS.action,
      cell: (one) => (
        <Button aria-label={TEXTS.setOf(called(one.country))} onClick={() => setChosen(one)}>
          {TEXTS.set}
        </Button>
      ),
    },
  ];
  return (
    <>
      <Problem failure={failure} again={again} />
      <Table
        failure={failure}
        label={TEXTS.title}
        columns={columns}
        rows={value?.countries}
        keyOf={({ country }) => called(country)}
      />
      <HelpForm key={JSON.stringify(chosen)} help={chosen} report={report} done={again} />
    </>
  );
}

interface HelpFormProps {
  readonly help: CountryHelp;
  readonly report: (message: string) => void;
  readonly done: () => void;
}

const EMPTY: Place = { name: '', address: '' };

function HelpForm({ help, report, done }: HelpFormProps) {
  const { api } = useApp().services;
  const act = useAct(report);
  const [country, setCountry] = useState(help.country);
  const [typed, setTyped] = useState(Array.from({ length: HELP_MOST }, (_, at) => help.places[at] ?? EMPTY));
  const change = (place: number, part: Partial<Place>): void =>
    setTyped(typed.map((one, at) => (at === place ? { ...one, ...part } : one)));
  const save = async (): Promise<void> => {
    const places = typed
      .map(({ name, address }) => ({ name: name.trim(), address: address.trim() }))
      .filter(({ name, address }) => name !== '' || address !== '');
    const isWhole = places.every(({ name, address }) => HELP_NAME.test(name) && HELP_ADDRESS.test(address));
    if (!isWhole || !COUNTRY.test(country)) {
      report(TEXTS.notHelp);
      return;
    }
    const deed = {
      title: TEXTS.setOf(called(country)),
      message: places.length === 0 ? TEXTS.clearing(called(country)) : TEXTS.saving(called(country)),
      details: places.map(({ name, address }) => [name, address] as const),
      done: TEXTS.wasSet,
    };
    if (await act(deed, (reason) => api.call('POST /api/console/help', { country, places, reason }))) done();
  };
  return (
    <GroupBox title={called(country)}>
      <FieldRow onSubmit={() => void save()}>
        <TextField
          label={TEXTS.countryLabel}
          value={country}
          maxLength={2}
          onValue={(text) => setCountry(text.toUpperCase())}
        />
        {typed.flatMap(({ name, address }, at) => [
          <TextField
            key={TEXTS.nameLabel(at + 1)}
            label={TEXTS.nameLabel(at + 1)}
            value={name}
            maxLength={60}
            onValue={(text) => change(at, { name: text })}
          />,
          <TextField
            key={TEXTS.addressLabel(at + 1)}
            label={TEXTS.addressLabel(at + 1)}
            value={address}
            maxLength={90}
            onValue={(text) => change(at, { address: text })}
          />,
        ])}
        <Button type="submit">{TEXTS.save}</Button>
      </FieldRow>
    </GroupBox>
  );
}
