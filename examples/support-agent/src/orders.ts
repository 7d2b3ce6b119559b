interface Order {
  number: string;
  status: 'open' | 'sent';
}

const known: Order[] = [{ number: '1042', status: 'sent' }];

export const orders = {
  async find(number: string): Promise<Order | undefined> {
    return known.find(order => order.number === number);
  },
};
