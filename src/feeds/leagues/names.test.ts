import { expect, test } from 'vitest';
import { initialEventRatings } from '#engine/events/index.ts';
import { fighterKey } from '#engine/fights/key.ts';
import { golferNameKey as golferKey } from '#engine/golf/playerKey.ts';
import {
  formula1DriverKey as f1Driver,
  formula1TeamKey as f1Team,
} from '#engine/racing/formula1/keys.ts';
import {
  stockcarDriverKey as cupDriver,
  stockcarTeamKey as cupTeam,
} from '#engine/racing/stockcar/keys.ts';
import { playerKey } from '#engine/tennis/playerKey.ts';

/** Names as the feeds write them; the fitted ratings must know each. */
const ratings = initialEventRatings();

const unknown = (names: string, key: (name: string) => string, known: object): string[] => {
  const keys = new Set(known instanceof Map ? known.keys() : Object.keys(known));
  return names.split(', ').filter((name) => !keys.has(key(name)));
};

test('fighters of the UFC', () => {
  const names =
    "Islam Makhachev, Jiří Procházka, Jan Błachowicz, Zhang Weili, Weili Zhang, Patricio Pitbull, Sean O'Malley, Benoît Saint Denis, Dricus Du Plessis, Khalil Rountree Jr., Kai Kara-France, Waldo Cortes-Acosta, Sumudaerji, Aoriqileng, Yan Xiaonan, Song Yadong, Ian Machado Garry, Reinier de Ridder";
  expect(unknown(names, fighterKey, ratings.fights.UFC.fighters)).toEqual([]);
});

test('boxers', () => {
  const names =
    'Oleksandr Usyk, Tyson Fury, Daniel Dubois, Naoya Inoue, Claressa Shields, Zhilei Zhang';
  expect(unknown(names, fighterKey, ratings.fights.Boxing.fighters)).toEqual([]);
});

test('golfers', () => {
  const names =
    'Scottie Scheffler, Ludvig Åberg, Joaquín Niemann, Nicolai Højgaard, Thorbjørn Olesen, J.T. Poston, J.J. Spaun, Max McGreevy, Davis Love III, Byeong Hun An, Séamus Power, C.T. Pan, K.H. Lee, Matt Fitzpatrick, Cam Davis';
  expect(unknown(names, golferKey, ratings.golf.players)).toEqual([]);
});

test('Formula 1: both feeds’ drivers and teams', () => {
  const drivers =
    'Max Verstappen, Kimi Antonelli, Andrea Kimi Antonelli, Carlos Sainz, Alex Albon, Alexander Albon, Ollie Bearman, Nico Hülkenberg, Sergio Pérez, Valtteri Bottas, Gabriel Bortoleto, Franco Colapinto, Arvid Lindblad, Isack Hadjar';
  const teams =
    'Red Bull, Red Bull Racing, McLaren, Ferrari, Mercedes, Aston Martin, Williams, Alpine F1 Team, RB F1 Team, Racing Bulls, Haas F1 Team, Sauber, Kick Sauber, Audi, Cadillac, Cadillac F1 Team';
  expect(unknown(drivers, f1Driver, ratings.racing.F1.race.drivers)).toEqual([]);
  expect(unknown(teams, f1Team, ratings.racing.F1.race.teams)).toEqual([]);
});

test('NASCAR', () => {
  const drivers =
    'Kyle Larson, Daniel Suárez, Ricky Stenhouse Jr., AJ Allmendinger, A.J. Allmendinger, Shane van Gisbergen, John Hunter Nemechek, Bubba Wallace, B.J. McLeod, J.J. Yeley';
  const teams =
    'Hendrick Motorsports, 23XI Racing, RFK Racing, LEGACY MOTOR CLUB, HYAK Motorsports, Haas Factory Team, Rick Ware Racing';
  expect(unknown(drivers, cupDriver, ratings.racing.NASCAR.race.drivers)).toEqual([]);
  expect(unknown(teams, cupTeam, ratings.racing.NASCAR.race.teams)).toEqual([]);
});

test('tennis players: accents, hyphens, family names first, abbreviated data', () => {
  const men =
    'Jannik Sinner, Félix Auger-Aliassime, Alex De Minaur, Botic van de Zandschulp, Jan-Lennard Struff, Jakub Menšík, João Fonseca, Francisco Cerúndolo, Tomáš Macháč, Pablo Carreño Busta, Zhizhen Zhang, Zhang Zhizhen, Juncheng Shang, Tomas Etcheverry';
  const women =
    'Iga Świątek, Coco Gauff, Elena Rybakina, Simona Halep, Karolína Plíšková, Petra Kvitova, Leylah Fernandez, Linda Nosková, Mirra Andreeva, Xinyu Wang, Xiyu Wang, Zheng Qinwen, Aryna Sabalenka, Jelena Ostapenko, Shuai Zhang, Qiang Wang, Jessica Pegula, Beatriz Haddad Maia';
  const { ATP, WTA } = ratings.tennis;
  expect(unknown(men, (name) => playerKey(ATP.players, name) ?? name, ATP.players)).toEqual([]);
  expect(unknown(women, (name) => playerKey(WTA.players, name) ?? name, WTA.players)).toEqual([]);
});
