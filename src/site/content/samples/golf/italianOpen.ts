import type { GolfTournament } from '#domain/events/golfTournament.ts';
import { playersOfLevel } from '#domain/golf/writtenField.ts';
import { fieldOfSize, headToHeadsOf } from './field.ts';

/** Italian Open, June 26–29, 2025. Levels by hand from the Race to Dubai and world ranking until then. */
export const ITALIAN_OPEN: GolfTournament = {
  kind: 'tournament',
  league: 'dp-world-tour',
  name: 'Italian Open',
  startTime: '2025-06-26T16:00:00.000Z',
  endTime: '2025-06-29T16:00:00.000Z',
  timeKnown: false,
  status: 'scheduled',
  course: 'Argentario Golf Club',
  venue: { name: 'Argentario Golf Club', city: 'Monte Argentario, Tuscany', country: 'Italy' },
  purse: '$3,000,000',
  rounds: 4,
  cut: { after: 2, places: 65, within: 0 },
  format:
    '72 holes of stroke play, the top 65 and ties after 36 holes play on. Par 71, 6,857 yards. Two places in The Open for the best not yet exempt.',
  field: fieldOfSize(
    156,
    [
      ...playersOfLevel(
        2,
        `England: John Parry, Marco Penge, Jordan Smith
       Norway: Kristoffer Reitan
       New Zealand: Daniel Hillier
       France: Martin Couvra`,
      ),
      ...playersOfLevel(
        1.5,
        `South Africa: Shaun Norris, Jayden Schaper
       Scotland: Connor Syme, Ewen Ferguson, Calum Hill
       Japan: Keita Nakajima
       Spain: Eugenio Chacarra, Jorge Campillo
       England: Dan Brown, Andy Sullivan, Dan Bradbury, Richard Mansell
       Italy: Guido Migliozzi, Francesco Laporta
       Germany: Marcel Siem
       France: Adrien Saddier, Romain Langasque
       Austria: Bernd Wiesberger`,
      ),
      ...playersOfLevel(
        0.9,
        `England: Matthew Jordan, Joe Dean, Todd Clements, Brandon Robinson Thompson, Nathan Kimsey, Jack Senior
       Scotland: Grant Forrest, Richie Ramsay, David Law, Scott Jamieson
       Ireland: Conor Purcell
       Spain: Ángel Ayora, Nacho Elvira, Iván Cantero, Ángel Hidalgo
       France: Julien Guerrier, Frédéric Lacroix, Ugo Coussaud, Jeong-Weon Ko
       Germany: Yannik Paul, Nicolai von Dellingshausen, Freddy Schott, Maximilian Kieffer
       Sweden: Jens Dantorp, Joakim Lagergren, Sebastian Söderberg, Mikael Lindberg
       Denmark: Lucas Bjerregaard, Hamish Brown
       Finland: Oliver Lindell
       Netherlands: Darius van Driel, Joost Luiten
       South Africa: Darren Fichardt, Casey Jarvis, Jacques Kruyswijk
       Italy: Edoardo Molinari, Andrea Pavan, Renato Paratore, Filippo Celli
       Australia: Jason Scrivener, Danny List
       China: Wenyi Ding
       United States: Davis Bryant, Jordan Gumberg`,
      ),
      ...playersOfLevel(
        0.2,
        `Italy: Gregorio De Leo, Jacopo Vecchi Fossa, Lorenzo Scalise
       England: Ross McGowan, Marcus Armitage, Jack Davidson, Matthew Southgate, Ross Fisher, Sam Bairstow
       Scotland: Daniel Young, Euan Walker
       Spain: Gonzalo Fernandez-Castaño, Rafa Cabrera Bello, Pablo Larrazábal, Manuel Elvira
       Sweden: Rikard Karlberg, Björn Åkesson
       Norway: Andreas Halvorsen
       Denmark: Jeff Winther, Marcus Helligkilde
       Finland: Tapio Pulkkanen
       France: Alexander Levy, David Ravetto, Pierre Pineau, Clément Sordet
       Germany: Marcel Schneider, Alexander Knappe
       Netherlands: Daan Huizing
       Belgium: Nicolas Colsaerts
       Portugal: Ricardo Gouveia
       India: Shubhankar Sharma, Veer Ahlawat`,
      ),
      ...playersOfLevel(
        -0.6,
        'Italy: Andrea Romano, Stefano Mazzoli, Lorenzo Gagli, Nino Bertasio, Aron Zemmer, Enrico Di Nitto, Giovanni Manzoni',
      ),
    ],
    -0.3,
  ),
  pairs: headToHeadsOf(
    ['John Parry', 'Kristoffer Reitan'],
    ['Daniel Hillier', 'Martin Couvra'],
    ['Guido Migliozzi', 'Francesco Laporta'],
    ['Marco Penge', 'Jordan Smith'],
  ),
  groups: [
    { name: 'Top Italian', countries: ['Italy'] },
    {
      name: 'Top GB and Ireland',
      countries: ['England', 'Scotland', 'Wales', 'Northern Ireland', 'Ireland'],
    },
    { name: 'Top Scandinavian', countries: ['Sweden', 'Norway', 'Denmark', 'Finland'] },
  ],
};
