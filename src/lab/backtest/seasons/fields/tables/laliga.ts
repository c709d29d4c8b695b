import type { FinalTable } from './types.ts';

/** Final tables of the LaLiga, by end year; general knowledge, written down without our results. */
export const LALIGA_TABLES: readonly FinalTable[] = [
  {
    season: 2011,
    topFour: ['Barcelona', 'Real Madrid', 'Valencia', 'Villarreal'],
    down: ['La Coruna', 'Hercules', 'Almeria'],
  },
  {
    season: 2012,
    topFour: ['Real Madrid', 'Barcelona', 'Valencia', 'Malaga'],
    down: ['Villarreal', 'Sp Gijon', 'Santander'],
  },
  {
    season: 2013,
    topFour: ['Barcelona', 'Real Madrid', 'Ath Madrid', 'Sociedad'],
    down: ['Mallorca', 'La Coruna', 'Zaragoza'],
  },
  {
    season: 2014,
    topFour: ['Ath Madrid', 'Barcelona', 'Real Madrid', 'Ath Bilbao'],
    down: ['Osasuna', 'Valladolid', 'Betis'],
  },
  {
    season: 2015,
    topFour: ['Barcelona', 'Real Madrid', 'Ath Madrid', 'Valencia'],
    down: ['Elche', 'Almeria', 'Cordoba'],
  },
  {
    season: 2016,
    topFour: ['Barcelona', 'Real Madrid', 'Ath Madrid', 'Villarreal'],
    down: ['Vallecano', 'Getafe', 'Levante'],
  },
  {
    season: 2017,
    topFour: ['Real Madrid', 'Barcelona', 'Ath Madrid', 'Sevilla'],
    down: ['Sp Gijon', 'Osasuna', 'Granada'],
  },
  {
    season: 2018,
    topFour: ['Barcelona', 'Ath Madrid', 'Real Madrid', 'Valencia'],
    down: ['La Coruna', 'Las Palmas', 'Malaga'],
  },
  {
    season: 2019,
    topFour: ['Barcelona', 'Ath Madrid', 'Real Madrid', 'Valencia'],
    down: ['Girona', 'Huesca', 'Vallecano'],
  },
  {
    season: 2020,
    topFour: ['Real Madrid', 'Barcelona', 'Ath Madrid', 'Sevilla'],
    down: ['Leganes', 'Mallorca', 'Espanol'],
  },
  {
    season: 2021,
    topFour: ['Ath Madrid', 'Real Madrid', 'Barcelona', 'Sevilla'],
    down: ['Huesca', 'Valladolid', 'Eibar'],
  },
  {
    season: 2022,
    topFour: ['Real Madrid', 'Barcelona', 'Ath Madrid', 'Sevilla'],
    down: ['Granada', 'Levante', 'Alaves'],
  },
  {
    season: 2023,
    topFour: ['Barcelona', 'Real Madrid', 'Ath Madrid', 'Sociedad'],
    down: ['Valladolid', 'Espanol', 'Elche'],
  },
  {
    season: 2024,
    topFour: ['Real Madrid', 'Barcelona', 'Girona', 'Ath Madrid'],
    down: ['Cadiz', 'Almeria', 'Granada'],
  },
  {
    season: 2025,
    topFour: ['Barcelona', 'Real Madrid', 'Ath Madrid', 'Ath Bilbao'],
    down: ['Leganes', 'Las Palmas', 'Valladolid'],
  },
];
