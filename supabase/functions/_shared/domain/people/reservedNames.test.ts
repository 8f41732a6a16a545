import { expect, it } from 'vitest';
import { isReserved } from './reservedNames.ts';
import { USERNAME } from './username.ts';

const free = (name: string) => USERNAME.test(name) && !isReserved(name);

it('keeps the names of those who speak for the product, however they are spelled (PROFILE-2)', () => {
  const kept = [
    'admin',
    'Administrator',
    'mod',
    'MODERATOR',
    'support',
    'official',
    'staff',
    'system',
    'flunks',
  ];
  const lookAlikes = [
    '4dm1n',
    'adrnin',
    'adm_in',
    '_admin_',
    'admln',
    'm0derat0r',
    '5y5tem',
    'F1unks',
    'supp0rt',
  ];
  const joined = [
    'admin1',
    'flunks95',
    'flunks_support',
    'official_flunks',
    'the_real_admin',
    'admins',
    'mod_team',
  ];
  // Letters of another alphabet, and spaces, are refused by the form of a username.
  const misspelled = ['аdmin', 'admin ', 'ad min', 'ａｄｍｉｎ', 'admın'];
  for (const name of [...kept, ...lookAlikes, ...joined, ...misspelled])
    expect([name, free(name)]).toEqual([name, false]);
});

it('keeps the names of the figures, programs and staff of the school (PROFILE-2)', () => {
  const figures = [
    'Operator',
    '0perator',
    'Zoltar',
    'Zo1tar_95',
    'Flunko',
    'FlunkBot',
    'TownGossip',
    'Sportscenter',
  ];
  const staff = [
    'Principal',
    'The_Principal',
    'Teacher',
    'Coach_Brannigan',
    'MsOkafor',
    'Janitor',
    'Arcadia_Admin',
  ];
  const programs = [
    'Flunks_Mint',
    'FlappyFlunk',
    'Semester_Zero',
    'Terrninal',
    'Prize_Counter',
    'Settings',
    'Wallet',
    'Wa11et',
    'Town_Map',
  ];
  for (const name of [...figures, ...staff, ...programs]) expect([name, free(name)]).toEqual([name, false]);
});

it('leaves the names in which such a word only occurs (PROFILE-2)', () => {
  for (const name of [
    'badminton',
    'modern',
    'supporter',
    'staffan',
    'Rosie_95',
    'flunks_fan',
    'solar_system',
    '1995',
    'ZoltarFan',
    'bear',
    'Okafor',
    'LockerRoomLuke',
  ]) {
    expect([name, free(name)]).toEqual([name, true]);
  }
});
