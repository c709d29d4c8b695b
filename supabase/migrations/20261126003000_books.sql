-- One bookmaker, one name: ESPN's number 100 has come as "Draft Kings" and as "DraftKings", and 58 as "ESPN Bet" and "ESPN BET".
-- What was stored by another spelling joins the book's own history; src/domain/prices/bookmakers.ts has the names. Who
-- lists forecasts or means of other books is no bookmaker: its prices go.

update public.odds_quotes set provider = 'DraftKings' where lower(replace(provider, ' ', '')) = 'draftkings' and provider <> 'DraftKings';
update public.odds_quotes set provider = 'ESPN BET' where lower(replace(provider, ' ', '')) = 'espnbet' and provider <> 'ESPN BET';
update public.odds_quotes set provider = 'Bet 365' where lower(replace(provider, ' ', '')) = 'bet365' and provider <> 'Bet 365';
update public.odds_quotes set provider = 'FanDuel' where lower(replace(provider, ' ', '')) = 'fanduel' and provider <> 'FanDuel';
update public.odds_quotes set provider = 'BetMGM' where lower(replace(provider, ' ', '')) = 'betmgm' and provider <> 'BetMGM';
delete from public.odds_quotes
  where source = 'espn' and lower(replace(provider, ' ', '')) in ('accuscore', 'teamrankings', 'numberfire', 'consensus');
